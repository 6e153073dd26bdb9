/// Properties of tables that are recorded for appearance proxies.
extension UITableView {
    func separatorColorDidChange() {
        noteAppearance(.separatorColor, \UITableView.separatorColor, separatorColor)
        looksDidChange()
    }

    func takeSeparatorInset(_ inset: UIEdgeInsets) {
        NumberCheck.number(inset, "UITableView.separatorInset")
        editing.separatorInset = inset
        noteAppearance(.separatorInset, \UITableView.separatorInset, inset)
        looksDidChange()
    }

    func sectionIndexColorDidChange() {
        noteAppearance(.sectionIndexColor, \UITableView.sectionIndexColor, sectionIndexColor)
        indexLookDidChange()
    }

    func sectionIndexBackgroundColorDidChange() {
        noteAppearance(.sectionIndexBackgroundColor, \UITableView.sectionIndexBackgroundColor, sectionIndexBackgroundColor)
        indexLookDidChange()
    }
}
