/// The context menu of a row.
@MainActor enum RowMenu {
    /// Returns a configuration for the elements of a row; `nil` without elements.
    static func configuration(_ title: String, _ elements: [UIMenuElement]) -> UIContextMenuConfiguration? {
        guard !elements.isEmpty else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(title: title, children: elements) }
    }
}
