/// Properties of tables that are recorded for appearance proxies.
extension UITableView {
    func separatorColorDidChange() {
        noteAppearance(.separatorColor, \UITableView.separatorColor, separatorColor)
        cellStylesDidChange()
    }

    func applySeparatorInset(_ inset: UIEdgeInsets) {
        NumberCheck.number(inset, "UITableView.separatorInset")
        editing.separatorInset = inset
        noteAppearance(.separatorInset, \UITableView.separatorInset, inset)
        cellStylesDidChange()
    }

    func sectionIndexColorDidChange() {
        noteAppearance(.sectionIndexColor, \UITableView.sectionIndexColor, sectionIndexColor)
        sectionIndexStyleDidChange()
    }

    func sectionIndexBackgroundColorDidChange() {
        noteAppearance(.sectionIndexBackgroundColor, \UITableView.sectionIndexBackgroundColor, sectionIndexBackgroundColor)
        sectionIndexStyleDidChange()
    }
}
