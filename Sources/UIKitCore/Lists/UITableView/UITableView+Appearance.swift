/// Properties of tables that are recorded for appearance proxies.
extension UITableView {
    func separatorColorDidChange() {
        appearanceDidSet(.separatorColor, \UITableView.separatorColor, separatorColor)
        cellStylesDidChange()
    }

    func applySeparatorInset(_ inset: UIEdgeInsets) {
        NumberCheck.number(inset, "UITableView.separatorInset")
        editing.separatorInset = inset
        appearanceDidSet(.separatorInset, \UITableView.separatorInset, inset)
        cellStylesDidChange()
    }

    func sectionIndexColorDidChange() {
        appearanceDidSet(.sectionIndexColor, \UITableView.sectionIndexColor, sectionIndexColor)
        sectionIndexStyleDidChange()
    }

    func sectionIndexBackgroundColorDidChange() {
        appearanceDidSet(.sectionIndexBackgroundColor, \UITableView.sectionIndexBackgroundColor, sectionIndexBackgroundColor)
        sectionIndexStyleDidChange()
    }
}
