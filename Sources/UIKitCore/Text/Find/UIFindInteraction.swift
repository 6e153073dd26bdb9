/// Has a view searched by a bar at the foot of its window, which comes with Command and F, or Control and F.
///
/// ```swift
/// textView.isFindInteractionEnabled = true
/// textView.findInteraction?.presentFindNavigator(showingReplace: false)
/// ```
///
/// - Source: https://developer.apple.com/documentation/uikit/uifindinteraction
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
    /// What other code keeps with the interaction.
    package final var companion: AnyObject?
    package final let hub = DelegateHub<any UIFindInteractionDelegate>()
    /// The view that it was added to. Held weakly.
    public private(set) weak var view: UIView?
    private var bar: FindBar?

    /// Makes an interaction; the delegate is held weakly.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        super.init()
        hub.delegate = sessionDelegate
    }

    /// Makes the sessions. Held weakly.
    open var delegate: (any UIFindInteractionDelegate)? { hub.delegate }

    /// The search that goes on; `nil` while the bar is not shown.
    open private(set) var activeFindSession: UIFindSession?

    /// Whether the bar is shown.
    open var isFindNavigatorVisible: Bool { bar != nil }

    /// What is searched for: kept for the next time the bar comes. Setting it searches, if the bar is shown.
    open var searchText: String? {
        didSet {
            guard searchText != oldValue else { return }
            if let bar, bar.search.text ?? "" != searchText ?? "" { bar.search.text = searchText }
            search()
        }
    }

    /// What results are replaced with.
    open var replacementText: String? {
        didSet { if let bar, bar.replacement.text ?? "" != replacementText ?? "" { bar.replacement.text = replacementText } }
    }

    /// Shows the bar, with the search as it was left, and types into it. Does nothing where the delegate makes no session.
    ///
    /// - Parameter showingReplace: whether what results are replaced with can be entered, if the session supports it.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window else { return }
        if let bar {
            bar.showsReplace = showingReplace && activeFindSession?.supportsReplacement == true
            bar.search.becomeFirstResponder()
            return
        }
        guard let session: UIFindSession = hub.value(nil, { $0.findInteraction(self, sessionFor: view) }) else { return }
        activeFindSession = session
        let bar = FindBar(self, for: view)
        bar.showsReplace = showingReplace && session.supportsReplacement
        (bar.search.text, bar.replacement.text) = (searchText, replacementText)
        self.bar = bar
        bar.show(in: window)
        hub.tell { $0.findInteraction(self, didBegin: session) }
        search()
        bar.search.becomeFirstResponder()
        bar.search.selectAll(nil)
    }

    /// Takes the bar away, and gives the view what is typed, if it takes it.
    open func dismissFindNavigator() {
        guard let bar else { return }
        let session = activeFindSession
        self.bar = nil
        activeFindSession = nil
        session?.invalidateFoundResults()
        bar.leave()
        if let session { hub.tell { $0.findInteraction(self, didEnd: session) } }
        if view?.canBecomeFirstResponder == true { view?.becomeFirstResponder() }
    }

    /// Shows the next result; the bar comes where it is not shown.
    open func findNext() { find(.forward) }

    /// Shows the result before; the bar comes where it is not shown.
    open func findPrevious() { find(.backward) }

    /// Has the bar say anew how many results there are.
    open func updateResultCount() { bar?.update(activeFindSession) }

    /// Called by the view.
    open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }

    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: - What the bar does

    private func find(_ direction: UITextStorageDirection) {
        guard let activeFindSession else { return presentFindNavigator(showingReplace: false) }
        activeFindSession.highlightNextResult(inDirection: direction)
        updateResultCount()
    }

    private func search() {
        guard let activeFindSession else { return }
        if let searchText, !searchText.isEmpty {
            activeFindSession.performSearch(query: searchText, options: nil)
        } else {
            activeFindSession.invalidateFoundResults()
        }
        updateResultCount()
    }

    final func replace(all: Bool) {
        guard let activeFindSession, let searchText, !searchText.isEmpty else { return }
        let replacement = replacementText ?? ""
        if all {
            activeFindSession.replaceAll(searchQuery: searchText, replacementString: replacement, options: nil)
        } else {
            activeFindSession.performSingleReplacement(query: searchText, replacementString: replacement, options: nil)
        }
        updateResultCount()
    }
}

/// Makes the searches of a ``UIFindInteraction``, and hears of them.
///
/// All methods but the first are optional.
/// - Source: https://developer.apple.com/documentation/uikit/uifindinteractiondelegate
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// The search for a view; `nil` shows no bar.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// The bar came.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// The bar went.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
