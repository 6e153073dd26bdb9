import UIKitEngines

extension UICollectionView: FocusableList {
    /// Whether items can become focused; `false` by default.
    public var allowsFocus: Bool {
        get { focusList(\.allowsFocus) && (!isEditing || focusList(\.allowsFocusDuringEditing)) }
        set { focusState.list.allowsFocus = newValue }
    }
    /// Whether items can become focused during editing; `false` by default.
    public var allowsFocusDuringEditing: Bool {
        get { focusList(\.allowsFocusDuringEditing) }
        set { focusState.list.allowsFocusDuringEditing = newValue }
    }
    /// Whether the focus returns to the last focused item; `false` by default.
    public var remembersLastFocusedIndexPath: Bool {
        get { focusList(\.remembersLast) }
        set { focusState.list.remembersLast = newValue }
    }
    /// Whether a focused item becomes selected; `false` by default.
    public var selectionFollowsFocus: Bool {
        get { focusList(\.selectionFollows) }
        set { focusState.list.selectionFollows = newValue }
    }

    private func focusList<Value>(_ path: KeyPath<ListFocus, Value>) -> Value { (accessibility.focus?.list ?? ListFocus())[keyPath: path] }

    func focusPath(of cell: UIView) -> IndexPath? { (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) } }
    func focusCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
    func focusCandidates(in rect: CGRect) -> [ReadingOrder.Element<IndexPath>] {
        (collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).filter { $0.representedElementCategory == .cell }
            .map { ReadingOrder.Element($0.indexPath, $0.frame) }
    }
    func focusFrame(at path: IndexPath) -> CGRect? { exists(path) ? layoutAttributesForItem(at: path)?.frame : nil }
    func isFocusable(_ path: IndexPath) -> Bool {
        exists(path) && collectionHub.allAgree { $0.collectionView(self, canFocusItemAt: dataIndexPath(forPresented: path)) }
    }
    func selectionFollows(_ path: IndexPath) -> Bool {
        collectionHub.value(selectionFollowsFocus) {
            $0.collectionView(self, selectionFollowsFocusForItemAt: dataIndexPath(forPresented: path))
        }
    }
    var pathPreferredByDelegate: IndexPath? { collectionHub.value(nil) { $0.indexPathForPreferredFocusedView(in: self) } }
    var selectedPathsForFocus: [IndexPath] { indexPathsForSelectedItems ?? [] }
}
