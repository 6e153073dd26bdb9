import UIKitEngines

extension UITableView: FocusableList {
    /// Whether rows can become focused; `false` by default.
    public var allowsFocus: Bool {
        get { focusList(\.allowsFocus) && (!isEditing || focusList(\.allowsFocusDuringEditing)) }
        set { focusState.list.allowsFocus = newValue }
    }
    /// Whether rows can become focused during editing; `false` by default.
    public var allowsFocusDuringEditing: Bool {
        get { focusList(\.allowsFocusDuringEditing) }
        set { focusState.list.allowsFocusDuringEditing = newValue }
    }
    /// Whether the focus returns to the last focused row; `false` by default.
    public var remembersLastFocusedIndexPath: Bool {
        get { focusList(\.remembersLast) }
        set { focusState.list.remembersLast = newValue }
    }
    /// Whether a focused row becomes selected; `false` by default.
    public var selectionFollowsFocus: Bool {
        get { focusList(\.selectionFollows) }
        set { focusState.list.selectionFollows = newValue }
    }

    private func focusList<Value>(_ path: KeyPath<ListFocus, Value>) -> Value { (accessibility.focus?.list ?? ListFocus())[keyPath: path] }

    func focusPath(of cell: UIView) -> IndexPath? { (cell as? UITableViewCell).flatMap { indexPath(for: $0) } }
    func focusCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }
    func focusCandidates(in rect: CGRect) -> [ReadingOrder.Element<IndexPath>] {
        (indexPathsForRows(in: rect) ?? []).map { ReadingOrder.Element($0, rectForRow(at: $0)) }
    }
    func focusFrame(at path: IndexPath) -> CGRect? { exists(path) ? rectForRow(at: path) : nil }
    func isFocusable(_ path: IndexPath) -> Bool {
        exists(path) && tableHub.allAgree { $0.tableView(self, canFocusRowAt: dataIndexPath(forPresented: path)) }
    }
    func selectionFollows(_ path: IndexPath) -> Bool {
        tableHub.value(selectionFollowsFocus) { $0.tableView(self, selectionFollowsFocusForRowAt: dataIndexPath(forPresented: path)) }
    }
    var pathPreferredByDelegate: IndexPath? { tableHub.value(nil) { $0.indexPathForPreferredFocusedView(in: self) } }
    var selectedPathsForFocus: [IndexPath] { indexPathsForSelectedRows ?? [] }
}
