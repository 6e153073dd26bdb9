/// Attaches handlers to controls, recognizers and delegates. Uses members of UIKit that are not public.
@MainActor package enum Hooks {
    /// Returns the chain to which a handler of a control's event can be added. It is the one that was added to the
    /// control last, or a new one. Handlers, targets and actions are thus called in the order of their addition.
    static func chain(of control: UIControl, _ event: UIControl.Event) -> HandlerChain<Void> {
        if let last = control.lastListener(to: event) as? HandlerChain<Void> { return last }
        let chain = HandlerChain<Void>(of: control)
        let detach = control.listen(to: event, as: chain) { chain.notify(()) }
        chain.emptinessDidChange = { isEmpty in if isEmpty { detach() } }
        return chain
    }

    /// Calls `body` at each event of a view controller's life cycle, after the controller's own method.
    ///
    /// - Returns: A closure that removes the handler.
    static func listen(
        to controller: UIViewController, _ body: @escaping @MainActor (ControllerEvent) -> Void
    ) -> @MainActor () -> Void {
        userInfoStorage(of: controller).observeController { _, event in body(event) }
    }

    /// Sets a closure that draws a view; `nil` for none. The view retains the closure.
    static func setDrawing(_ draw: (@MainActor (CGContext, CGRect) -> Void)?, of view: UIView) {
        view.drawing = draw
    }

    /// Returns the chain that is called when a bar button item is triggered.
    static func chain(of item: UIBarButtonItem) -> HandlerChain<Void> {
        SenderChains.chain("tap", of: item) { chain in
            let id = item.tapHandlers.add { chain.notify(()) }
            return { [weak item] in _ = item?.tapHandlers.remove(id) }
        }
    }

    /// Returns the chain that is called when a recognizer enters one of the states, or remains in it after a change.
    /// It is the one that was added to the recognizer last, or a new one. Handlers and targets are thus called in the
    /// order of their addition.
    static func chain(of recognizer: UIGestureRecognizer, _ states: Set<UIGestureRecognizer.State>) -> HandlerChain<Void> {
        if let last = recognizer.lastListener as? GestureListener, last.states == states { return last.chain }
        let listener = GestureListener(HandlerChain(of: recognizer), states)
        let id =
            states == [.failed]
            ? recognizer.addFailureAction(as: listener) { _ in listener.chain.notify(()) }
            : recognizer.addAction(as: listener) { sender in
                if states.contains(sender.state) { listener.chain.notify(()) }
            }
        listener.chain.emptinessDidChange = { [weak recognizer] isEmpty in if isEmpty { recognizer?.removeAction(id) } }
        return listener.chain
    }

    /// Returns the single direction of a recognised swipe.
    static func direction(of swipe: UISwipeGestureRecognizer) -> UISwipeGestureRecognizer.Direction { swipe.recognizedDirection }

    /// Returns the chain that is called when the keys of a command are pressed.
    static func chain(of command: UIKeyCommand) -> HandlerChain<Void> {
        SenderChains.chain("press", of: command) { chain in
            let id = command.handlers.add { chain.notify(()) }
            return { [weak command] in _ = command?.handlers.remove(id) }
        }
    }

    /// Returns the chain that is called whenever a display link fires.
    static func chain(of link: CADisplayLink) -> HandlerChain<Void> {
        SenderChains.chain("frame", of: link) { chain in
            let id = link.observers.add { chain.notify(()) }
            return { [weak link] in _ = link?.observers.remove(id) }
        }
    }

    /// Returns the chain that is called when an animation starts. This includes the copies of the animation that layers
    /// run.
    static func startChain(of animation: CAAnimation) -> HandlerChain<Void> {
        SenderChains.chain("start", of: animation) { chain in
            let id = animation.observers.add { if case .started = $0 { chain.notify(()) } }
            return { [weak animation] in _ = animation?.observers.remove(id) }
        }
    }

    /// Returns the chain that is called when an animation stops, with whether it ran to its end. This includes the
    /// copies of the animation that layers run.
    static func endChain(of animation: CAAnimation) -> HandlerChain<Bool> {
        SenderChains.chain("end", of: animation) { chain in
            let id = animation.observers.add { if case .stopped(let isFinished) = $0 { chain.notify(isFinished) } }
            return { [weak animation] in _ = animation?.observers.remove(id) }
        }
    }

    /// Calls `body` when a button of an alert is pressed, before the alert is dismissed.
    static func onChoice(of alert: UIAlertController, _ body: @escaping @MainActor () -> Void) { alert.onChoice = body }

    /// Returns the key commands of a responder, including those that were added to it.
    static func keyCommands(of responder: UIResponder) -> [UIKeyCommand] { responder.allKeyCommands }

    /// Returns the explicit focus order of a responder.
    static func focusOrder(of responder: UIResponder) -> [UIResponder]? { responder.explicitFocusOrder }

    /// Sets the explicit focus order of a responder. The listed responders are held weakly.
    static func setFocusOrder(_ order: [UIResponder]?, of responder: UIResponder) { responder.explicitFocusOrder = order }

    /// Makes the responder after `responder` in `order` the first responder.
    static func advance(from responder: UIResponder, in order: [UIResponder]) { responder.advanceFocus(in: order) }

    /// Returns the storage of an event source; `nil` for sources without storage.
    static func storage(of source: any EventSource) -> UserInfoStorage? {
        switch source {
        case let responder as UIResponder: userInfoStorage(of: responder)
        case let recognizer as UIGestureRecognizer: userInfoStorage(of: recognizer)
        case let item as UIBarItem: userInfoStorage(of: item)
        case let command as UIKeyCommand: storage(in: &command.associatedObject)
        case let progress as UIPageControlProgress: storage(in: &progress.associatedObject)
        case let activity as NSUserActivity: storage(in: &activity.associatedObject)
        case let interaction as UIContextMenuInteraction: storage(in: &interaction.associatedObject)
        case let interaction as UIDragInteraction: storage(in: &interaction.associatedObject)
        case let interaction as UIDropInteraction: storage(in: &interaction.associatedObject)
        case let interaction as UIEditMenuInteraction: storage(in: &interaction.associatedObject)
        case let interaction as UILargeContentViewerInteraction: storage(in: &interaction.associatedObject)
        case let interaction as UIPointerInteraction: storage(in: &interaction.associatedObject)
        case let interaction as UIToolTipInteraction: storage(in: &interaction.associatedObject)
        case let interaction as UIFindInteraction: storage(in: &interaction.associatedObject)
        case let interaction as UITextInteraction: storage(in: &interaction.associatedObject)
        case let presentation as UIPresentationController:
            (presentation.presentedViewController as UIViewController?).map { userInfoStorage(of: $0) }
        case let layer as CALayer: storage(in: &layer.layerProxy.companion)
        case let host as any CompanionHost: storage(in: &host.companion)
        case is CADisplayLink, is CAAnimation, is NotificationCenter, is Ticker: globalHandlerStorage
        default: nil
        }
    }

    /// The storage of the handlers whose senders have no storage, such as display links and notification centres.
    static var globalHandlerStorage: UserInfoStorage? { applicationStorage?.globalStorage }

    /// The storage of the running application; `nil` if there is none.
    static var applicationStorage: UserInfoStorage? {
        ApplicationHost.current.map { userInfoStorage(of: $0.application) }
    }

    /// Returns the existing storage of an object, without making one.
    static func existingStorage(of object: AnyObject) -> UserInfoStorage? {
        switch object {
        case let responder as UIResponder: responder.associatedObject as? UserInfoStorage
        case let recognizer as UIGestureRecognizer: recognizer.associatedObject as? UserInfoStorage
        case let item as UIBarItem: item.associatedObject as? UserInfoStorage
        case let command as UIKeyCommand: command.associatedObject as? UserInfoStorage
        case let progress as UIPageControlProgress: progress.associatedObject as? UserInfoStorage
        case let activity as NSUserActivity: activity.associatedObject as? UserInfoStorage
        case let interaction as UIContextMenuInteraction: interaction.associatedObject as? UserInfoStorage
        case let interaction as UIDragInteraction: interaction.associatedObject as? UserInfoStorage
        case let interaction as UIDropInteraction: interaction.associatedObject as? UserInfoStorage
        case let interaction as UIEditMenuInteraction: interaction.associatedObject as? UserInfoStorage
        case let interaction as UILargeContentViewerInteraction: interaction.associatedObject as? UserInfoStorage
        case let interaction as UIPointerInteraction: interaction.associatedObject as? UserInfoStorage
        case let interaction as UIToolTipInteraction: interaction.associatedObject as? UserInfoStorage
        case let interaction as UIFindInteraction: interaction.associatedObject as? UserInfoStorage
        case let interaction as UITextInteraction: interaction.associatedObject as? UserInfoStorage
        case let presentation as UIPresentationController:
            (presentation.presentedViewController as UIViewController?)?.associatedObject as? UserInfoStorage
        case let layer as CALayer: (layer.secondaryDelegate as? LayerDelegateProxy)?.companion as? UserInfoStorage
        case let host as any CompanionHost: host.companion as? UserInfoStorage
        default: nil
        }
    }

    /// Returns the storage of a responder.
    static func userInfoStorage(of responder: UIResponder) -> UserInfoStorage {
        storage(in: &responder.associatedObject)
    }

    /// Returns the storage of a recognizer.
    static func userInfoStorage(of recognizer: UIGestureRecognizer) -> UserInfoStorage {
        storage(in: &recognizer.associatedObject)
    }

    /// Returns the storage of a bar item.
    static func userInfoStorage(of item: UIBarItem) -> UserInfoStorage {
        storage(in: &item.associatedObject)
    }

    private static func storage(in companion: inout AnyObject?) -> UserInfoStorage {
        if let storage = companion as? UserInfoStorage { return storage }
        let storage = UserInfoStorage()
        companion = storage
        return storage
    }

    /// The time of the clock of the display's frames, in seconds.
    static var frameTime: TimeInterval { MediaClock.now }

    /// Calls `body` immediately. Calls `onChange` once, when an observable value that `body` read is about to change.
    static func track(_ body: () -> Void, onChange: @escaping @MainActor () -> Void) { ObservedReads.track(body, onChange: onChange) }

    /// Reports a programming error of the app at a location in its source.
    static func report(_ code: String, _ message: String, at site: SourceLocation) {
        Diagnostics.report(code, message, fileID: site.file, line: site.line)
    }

    /// Returns a pattern whose cell `draw` draws. For an empty cell, returns `nil` and reports a diagnostic.
    nonisolated static func pattern(cell: CGSize, isColored: Bool, _ draw: @escaping (CGContext) -> Void) -> CGPattern? {
        CGPattern(bounds: CGRect(origin: .zero, size: cell), step: cell, isColored: isColored, draw: draw)
    }

    /// Whether the current code, which is nonisolated, runs on the main actor.
    nonisolated static var isOnMainActor: Bool { MainQueue.isCurrent }

    // MARK: - Delegates

    /// Returns the placeholder for "no answer", which defers a question to other handlers.
    package static func noAnswer<Value>(_ defaultValue: Value) -> Value { DefaultImplementationProbe.fallback(defaultValue) }

    /// Adds an observer in addition to a table view's delegate. Answers of the app's closures take precedence over the
    /// observer's answers.
    ///
    /// - Returns: A closure that removes the observer.
    static func observe(_ table: UITableView, by listener: any UITableViewDelegate) -> @MainActor () -> Void {
        let id = table.tableHub.addFirst(listener)
        return { [weak table] in table?.tableHub.remove(id) }
    }

    /// Adds an observer in addition to a collection view's delegate. Answers of the app's closures take precedence over
    /// the observer's answers.
    ///
    /// - Returns: A closure that removes the observer.
    static func observe(_ view: UICollectionView, by listener: any UICollectionViewDelegate) -> @MainActor () -> Void {
        let id = view.collectionHub.addFirst(listener)
        return { [weak view] in view?.collectionHub.remove(id) }
    }

    /// Returns the total time that a display link was suspended in the background, in seconds.
    static func suspendedTime(of link: CADisplayLink) -> TimeInterval { link.suspendedTime }

    static func makeDisplayLink(_ body: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink { CADisplayLink(body) }
}

/// The chain of a recognizer for some states.
@MainActor private final class GestureListener {
    let chain: HandlerChain<Void>
    let states: Set<UIGestureRecognizer.State>

    init(_ chain: HandlerChain<Void>, _ states: Set<UIGestureRecognizer.State>) { (self.chain, self.states) = (chain, states) }
}
