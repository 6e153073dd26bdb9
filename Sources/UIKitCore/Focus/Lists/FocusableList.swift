import UIKitEngines

/// The focus settings of a list.
struct ListFocus {
    var allowsFocus = false
    var allowsFocusDuringEditing = false
    var remembersLast = false
    var selectionFollows = false
    /// The index path that had the focus last.
    var lastFocusedPath: IndexPath?
}

/// A list whose cells can become focused.
@MainActor protocol FocusableList: UIScrollView {
    var allowsFocus: Bool { get }
    func focusPath(of cell: UIView) -> IndexPath?
    func focusCell(at path: IndexPath) -> UIView?
    /// Returns the rows or items within a rectangle of the content, with their frames.
    func focusCandidates(in rect: CGRect) -> [ReadingOrder.Element<IndexPath>]
    /// Returns the frame of a row or item, visible or not.
    func focusFrame(at path: IndexPath) -> CGRect?
    func isFocusable(_ path: IndexPath) -> Bool
    func selectionFollows(_ path: IndexPath) -> Bool
    /// The index path that the delegate prefers; `nil` for none.
    var pathPreferredByDelegate: IndexPath? { get }
    func delegateAgrees(to context: UIFocusUpdateContext) -> Bool
    func notifyDelegate(of context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator)
    /// Performs the action of a tap on a row or item, for a key.
    func selectByKey(_ path: IndexPath)
    /// Selects a row or item because it gained the focus.
    func selectByFocus(_ path: IndexPath)
    /// The index paths of the selected rows or items, which receive the focus of the list by default.
    var selectedPathsForFocus: [IndexPath] { get }
}

extension FocusableList {
    /// The cell that receives the focus of the list: the last focused cell, if the list remembers it, or a selected
    /// cell.
    var preferredFocusCell: UIView? {
        let focus = accessibility.focus?.list ?? ListFocus()
        guard focus.allowsFocus else { return nil }
        let preferredPath = focus.remembersLast && focus.lastFocusedPath != nil ? focus.lastFocusedPath : pathPreferredByDelegate
        let paths = [preferredPath].compactMap { $0 } + selectedPathsForFocus
        return paths.lazy.compactMap { self.focusCell(at: $0) }.first { FocusTree.isEligible($0) }
    }

    /// Moves the focus to the next row or item in a direction, even if it is not visible yet. Returns whether there is
    /// such a row or item.
    func moveFocus(from cell: UIView, _ direction: DirectionalFocusSearch.Direction) -> Bool {
        guard let path = focusPath(of: cell) else { return false }
        let start = convert(cell.bounds, from: cell)
        // The search extends by one screen in each direction. A row beyond a longer section without rows is not found.
        let searchRect = bounds.insetBy(dx: -bounds.width, dy: -bounds.height).union(start)
        let candidates = focusCandidates(in: searchRect).filter { $0.id != path && isFocusable($0.id) }
        guard let next = DirectionalFocusSearch.next(from: start, direction, among: candidates) else { return false }
        return giveFocus(to: next, direction.heading)
    }

    /// Scrolls a row or item into view and focuses it.
    @discardableResult func giveFocus(to path: IndexPath, _ heading: UIFocusHeading) -> Bool {
        if let frame = focusFrame(at: path) {
            scrollRectToVisible(frame, animated: false)
            layoutIfNeeded()
        }
        guard let cell = focusCell(at: path) else { return false }
        return window?.focusSystem.move(to: cell, heading) ?? false
    }
}

extension UIView {
    /// The list that contains the cell.
    final var focusList: (any FocusableList)? {
        guard self is UITableViewCell || self is UICollectionViewCell else { return nil }
        return superview?.firstInChain { $0 is any FocusableList } as? any FocusableList
    }

    /// Whether the list allows its cell to become focused.
    final var isFocusableInList: Bool {
        guard let list = focusList, list.allowsFocus, let path = list.focusPath(of: self) else { return false }
        return list.isFocusable(path)
    }

    /// Records the focused cell in its list. The list may select the cell.
    final func recordFocusInList() {
        guard let list = focusList, let path = list.focusPath(of: self) else { return }
        list.focusState.list.lastFocusedPath = path
        if list.selectionFollows(path) { list.selectByFocus(path) }
    }
}
