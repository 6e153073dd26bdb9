/// Attaches handlers to controls, recognizers and delegates, through members of UIKit that are not public.
@MainActor package enum Hooks {
    /// Calls `body` whenever the trigger fires on `source`, which keeps it.
    ///
    /// - Returns: what ends it.
    static func attach(
        _ trigger: EventTrigger, to source: any EventSource, _ subscription: Subscription, _ body: @escaping @MainActor (Any) -> Void
    ) -> @MainActor () -> Void {
        switch (trigger, source) {
        case (.control(let event), let control as UIControl): return control.listen(to: event) { body(()) }
        case (.gesture(let states), let recognizer as UIGestureRecognizer): return attach(states, to: recognizer) { body(()) }
        case (.item, let item as UIBarButtonItem): return attach(to: item) { body(()) }
        case (.keys, let command as UIKeyCommand): return attach(to: command) { body(()) }
        case (.custom(let listen), _): return listen(source, subscription, body)
        case (.moment(let carried), let controller as UIViewController):
            return userInfoStorage(of: controller).watchController { _, moment in
                if let payload = carried(moment) { body(payload) }
            }
        case (.delegate(let kind, let name), _):
            guard let ear = ear(kind, of: source) else { break }
            return ear.add(name, .none, Site(subscription.site), while: { subscription.isActive }) { payload in
                body(payload)
                return nil
            }
        default: break
        }
        preconditionFailure("ControlEvent: \(trigger) does not happen to \(source). Use an event of the sender's own type.")
    }

    /// Lets a closure draw a view, which keeps it; `nil` for none.
    static func setDrawing(_ draw: (@MainActor (CGContext, CGRect) -> Void)?, of view: UIView) {
        view.drawing = draw
    }

    private static func attach(to item: UIBarButtonItem, _ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        let id = item.tapListeners.add(body)
        return { [weak item] in _ = item?.tapListeners.remove(id) }
    }

    private static func attach(
        _ states: Set<UIGestureRecognizer.State>, to recognizer: UIGestureRecognizer, _ body: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
        let id =
            states == [.failed]
            ? recognizer.addFailureAction { _ in body() }
            : recognizer.addAction { sender in
                if states.contains(sender.state) { body() }
            }
        return { [weak recognizer] in recognizer?.removeAction(id) }
    }

    /// The one way that a swipe went.
    static func direction(of swipe: UISwipeGestureRecognizer) -> UISwipeGestureRecognizer.Direction { swipe.recognizedDirection }

    private static func attach(to command: UIKeyCommand, _ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        let id = command.listeners.add(body)
        return { [weak command] in _ = command?.listeners.remove(id) }
    }

    /// Calls `body` whenever a link fires.
    ///
    /// - Returns: what ends it.
    static func listen(to link: CADisplayLink, _ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        let id = link.listeners.add(body)
        return { [weak link] in _ = link?.listeners.remove(id) }
    }

    /// Calls `body` when an animation starts and when it stops; copies of it that layers run count as the animation.
    ///
    /// - Returns: what ends it.
    static func listen(to animation: CAAnimation, _ body: @escaping @MainActor (AnimationMoment) -> Void) -> @MainActor () -> Void {
        let id = animation.listeners.add(body)
        return { [weak animation] in _ = animation?.listeners.remove(id) }
    }

    /// The closures that a text view's text and layout manager keep.
    static func textHandlers(of view: UITextView) -> [HeldHandler] {
        let (text, manager) = (view.textStorage, view.layoutManager)
        return text.hub.observers(of: TextStorageEar.self).map { id, ear in
            HeldHandler(site: ear.site.description, hasOwner: false) { [weak text] in text?.hub.remove(id) }
        }
            + manager.hub.observers(of: LayoutManagerEar.self).map { id, ear in
                HeldHandler(site: ear.site.description, hasOwner: false) { [weak manager] in manager?.hub.remove(id) }
            }
    }

    /// Calls `body` as soon as a button of an alert is pressed, before the alert goes.
    static func onChoice(of alert: UIAlertController, _ body: @escaping @MainActor () -> Void) { alert.onChoice = body }

    /// The commands that a responder offers, also those that were added to it.
    static func keyCommands(of responder: UIResponder) -> [UIKeyCommand] { responder.allKeyCommands }

    /// The responders that follow each other by the app's own order.
    static func focusOrder(of responder: UIResponder) -> [UIResponder]? { responder.explicitFocusOrder }

    /// Has responders follow each other, which are held weakly.
    static func setFocusOrder(_ order: [UIResponder]?, of responder: UIResponder) { responder.explicitFocusOrder = order }

    /// Makes the next in an order first responder.
    static func advance(from responder: UIResponder, in order: [UIResponder]) { responder.advanceFocus(in: order) }

    /// What is kept with whatever events happen to; `nil` for what keeps nothing.
    static func storage(of source: any EventSource) -> UserInfoStorage? {
        switch source {
        case let responder as UIResponder: userInfoStorage(of: responder)
        case let recognizer as UIGestureRecognizer: userInfoStorage(of: recognizer)
        case let item as UIBarItem: userInfoStorage(of: item)
        case let command as UIKeyCommand: storage(in: &command.companion)
        case let progress as UIPageControlProgress: storage(in: &progress.companion)
        case let activity as NSUserActivity: storage(in: &activity.companion)
        case let interaction as UIContextMenuInteraction: storage(in: &interaction.companion)
        case let interaction as UIDragInteraction: storage(in: &interaction.companion)
        case let interaction as UIDropInteraction: storage(in: &interaction.companion)
        case let interaction as UIEditMenuInteraction: storage(in: &interaction.companion)
        case let interaction as UILargeContentViewerInteraction: storage(in: &interaction.companion)
        case let interaction as UIPointerInteraction: storage(in: &interaction.companion)
        case let interaction as UIToolTipInteraction: storage(in: &interaction.companion)
        case let interaction as UIFindInteraction: storage(in: &interaction.companion)
        case let interaction as UITextInteraction: storage(in: &interaction.companion)
        case let presentation as UIPresentationController:
            (presentation.presentedViewController as UIViewController?).map { userInfoStorage(of: $0) }
        case let layer as CALayer: storage(in: &ear(of: layer).companion)
        case let host as any CompanionHost: storage(in: &host.companion)
        case is CADisplayLink, is CAAnimation, is NotificationCenter, is Ticker: lastingStorage
        default: nil
        }
    }

    /// Where handlers are noted of what no view or controller owns.
    static var lastingStorage: UserInfoStorage? { applicationStorage?.lasting }

    /// What is kept with the application that runs; `nil` if none does.
    static var applicationStorage: UserInfoStorage? {
        ApplicationHost.current.map { userInfoStorage(of: $0.application) }
    }

    /// What is kept with an object already.
    static func knownStorage(of object: AnyObject) -> UserInfoStorage? {
        switch object {
        case let responder as UIResponder: responder.companion as? UserInfoStorage
        case let recognizer as UIGestureRecognizer: recognizer.companion as? UserInfoStorage
        case let item as UIBarItem: item.companion as? UserInfoStorage
        case let command as UIKeyCommand: command.companion as? UserInfoStorage
        case let progress as UIPageControlProgress: progress.companion as? UserInfoStorage
        case let activity as NSUserActivity: activity.companion as? UserInfoStorage
        case let interaction as UIContextMenuInteraction: interaction.companion as? UserInfoStorage
        case let interaction as UIDragInteraction: interaction.companion as? UserInfoStorage
        case let interaction as UIDropInteraction: interaction.companion as? UserInfoStorage
        case let interaction as UIEditMenuInteraction: interaction.companion as? UserInfoStorage
        case let interaction as UILargeContentViewerInteraction: interaction.companion as? UserInfoStorage
        case let interaction as UIPointerInteraction: interaction.companion as? UserInfoStorage
        case let interaction as UIToolTipInteraction: interaction.companion as? UserInfoStorage
        case let interaction as UIFindInteraction: interaction.companion as? UserInfoStorage
        case let interaction as UITextInteraction: interaction.companion as? UserInfoStorage
        case let presentation as UIPresentationController:
            (presentation.presentedViewController as UIViewController?)?.companion as? UserInfoStorage
        case let layer as CALayer: (layer.listener as? LayerEar)?.companion as? UserInfoStorage
        case let host as any CompanionHost: host.companion as? UserInfoStorage
        default: nil
        }
    }

    /// The values that are kept with a responder.
    static func userInfoStorage(of responder: UIResponder) -> UserInfoStorage {
        storage(in: &responder.companion)
    }

    /// The values that are kept with a recognizer.
    static func userInfoStorage(of recognizer: UIGestureRecognizer) -> UserInfoStorage {
        storage(in: &recognizer.companion)
    }

    /// The values that are kept with a bar item.
    static func userInfoStorage(of item: UIBarItem) -> UserInfoStorage {
        storage(in: &item.companion)
    }

    private static func storage(in companion: inout AnyObject?) -> UserInfoStorage {
        if let storage = companion as? UserInfoStorage { return storage }
        let storage = UserInfoStorage()
        companion = storage
        return storage
    }

    /// Calls `body` once, in the first frame after a time of frames.
    ///
    /// - Returns: what keeps it from being called.
    static func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        let token = FrameLoop.current.schedule(after: delay / .seconds(1), body)
        return { token.cancel() }
    }

    /// Calls `body` once, before layout in the next frame.
    static func inNextFrame(_ body: @escaping @MainActor () -> Void) { FrameLoop.current.schedule(after: 0, body) }

    /// Runs `body` now; `onChange` is called once, when something observable that `body` read is about to change.
    static func track(_ body: () -> Void, onChange: @escaping @MainActor () -> Void) { ObservedReads.track(body, onChange: onChange) }

    /// Reports a mistake of the app's at a place in its source.
    static func report(_ code: String, _ message: String, at site: Site) {
        Diagnostics.report(code, message, fileID: site.file, line: site.line)
    }

    /// A pattern whose cell a closure draws; `nil`, with a diagnostic, for an empty cell.
    nonisolated static func pattern(cell: CGSize, isColored: Bool, _ draw: @escaping (CGContext) -> Void) -> CGPattern? {
        CGPattern(bounds: CGRect(origin: .zero, size: cell), step: cell, isColored: isColored, draw: draw)
    }

    /// Whether code that belongs to no actor runs on the main one.
    nonisolated static var isOnMainActor: Bool { MainQueue.isCurrent }

    // MARK: - Delegates

    /// What a listener answers that leaves a question to others.
    package static func noAnswer<Value>(_ standard: Value) -> Value { OwnAnswers.none(standard) }

    /// Has a listener stand beside a table's delegate. What closures of the app's answer comes before what it says.
    ///
    /// - Returns: what ends it.
    static func observe(_ table: UITableView, by listener: any UITableViewDelegate) -> @MainActor () -> Void {
        let id = table.tableHub.addFirst(listener)
        return { [weak table] in table?.tableHub.remove(id) }
    }

    /// Has a listener stand beside a collection view's delegate. What closures of the app's answer comes before what it says.
    ///
    /// - Returns: what ends it.
    static func observe(_ view: UICollectionView, by listener: any UICollectionViewDelegate) -> @MainActor () -> Void {
        let id = view.collectionHub.addFirst(listener)
        return { [weak view] in view?.collectionHub.remove(id) }
    }

    /// A link that calls a closure.
    static func suspendedTime(of link: CADisplayLink) -> TimeInterval { link.suspendedTime }

    static func displayLink(_ body: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink { CADisplayLink(body) }
}
