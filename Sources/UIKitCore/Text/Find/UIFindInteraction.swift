/// An interaction that searches a view with a bar at the bottom of its window. Command-F or Control-F shows the bar.
///
/// ```swift
/// textView.isFindInteractionEnabled = true
/// textView.findInteraction?.presentFindNavigator(showingReplace: false)
/// ```
///
/// - Source: https://developer.apple.com/documentation/uikit/uifindinteraction
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
    /// An object that a higher module stores with the interaction, such as the storage of its closures.
    package final var associatedObject: AnyObject?
    package final let hub = DelegateHub<any UIFindInteractionDelegate>()
    /// The view of the interaction. Held weakly.
    public private(set) weak var view: UIView?
    private var bar: FindBar?

    /// Creates an interaction; the delegate is held weakly.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        super.init()
        hub.delegate = sessionDelegate
    }

    /// The delegate, which creates the sessions. Held weakly.
    open var delegate: (any UIFindInteractionDelegate)? { hub.delegate }

    /// The active session; `nil` while the bar is not shown.
    open private(set) var activeFindSession: UIFindSession?

    /// Whether the bar is shown.
    open var isFindNavigatorVisible: Bool { bar != nil }

    /// The search text, which is kept for the next presentation of the bar. If the bar is shown, setting the
    /// text starts a search.
    open var searchText: String? {
        didSet {
            guard searchText != oldValue else { return }
            if let bar, bar.search.text ?? "" != searchText ?? "" { bar.search.text = searchText }
            search()
        }
    }

    /// The text that replaces results.
    open var replacementText: String? {
        didSet { if let bar, bar.replacement.text ?? "" != replacementText ?? "" { bar.replacement.text = replacementText } }
    }

    /// Shows the bar with the previous search text and focuses its field. Does nothing if the delegate returns
    /// no session.
    ///
    /// - Parameter showingReplace: Whether to show the replacement field, if the session supports replacement.
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
        bar.search.text = searchText
        bar.replacement.text = replacementText
        self.bar = bar
        bar.show(in: window)
        hub.notify { $0.findInteraction(self, didBegin: session) }
        search()
        bar.search.becomeFirstResponder()
        bar.search.selectAll(nil)
    }

    /// Hides the bar, and makes the view first responder if possible.
    open func dismissFindNavigator() {
        guard let bar else { return }
        let session = activeFindSession
        self.bar = nil
        activeFindSession = nil
        session?.invalidateFoundResults()
        bar.close()
        if let session { hub.notify { $0.findInteraction(self, didEnd: session) } }
        if view?.canBecomeFirstResponder == true { view?.becomeFirstResponder() }
    }

    /// Highlights the next result. If the bar is hidden, shows the bar instead.
    open func findNext() { find(.forward) }

    /// Highlights the previous result. If the bar is hidden, shows the bar instead.
    open func findPrevious() { find(.backward) }

    /// Updates the bar's number of results.
    open func updateResultCount() { bar?.update(activeFindSession) }

    /// Called by the view before it adds or removes the interaction.
    open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }

    /// Called by the view after it added or removed the interaction.
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: - Actions of the bar

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

/// The delegate methods that create and observe the sessions of a ``UIFindInteraction``.
///
/// All methods but the first are optional.
/// - Source: https://developer.apple.com/documentation/uikit/uifindinteractiondelegate
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Returns the session for a view; `nil` shows no bar.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// Called when the bar appeared.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// Called when the bar disappeared.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
