import Foundation

/// Bar button items, key commands, display links and animations.
extension Hooks {
    /// Calls `body` when a bar button item is triggered, after the item's own action.
    ///
    /// - Returns: A closure that removes the handler.
    static func listen(to item: UIBarButtonItem, _ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        let relay = BarItemRelay.key.value(of: item) { BarItemRelay() }
        relay.install(in: item)
        return relay.handlers.add { _ in body() }
    }

    /// Calls `body` when the keys of a command are pressed.
    ///
    /// - Returns: A closure that removes the handler.
    static func listen(to command: UIKeyCommand, _ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        #if !canImport(ObjectiveC)
            KeyCommandTable.register
        #endif
        return UIKeyCommand.handlers.value(of: command) { HandlerGroup() }.add { _ in body() }
    }

    /// Calls `body` whenever a display link fires. The link must be one of Caret, since others have their own target.
    ///
    /// - Returns: A closure that removes the handler.
    static func listen(to link: CADisplayLink, _ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        guard let handlers = CADisplayLink.handlers.value(of: link) else {
            report("apple.link", "Only links that CADisplayLink() makes have handlers.", at: SourceLocation(#fileID, #line))
            return {}
        }
        return handlers.add { _ in body() }
    }

    /// Returns the total time that a display link was suspended in the background, which is unknown.
    static func suspendedTime(of link: CADisplayLink) -> TimeInterval { 0 }

    static func makeDisplayLink(_ body: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink {
        CADisplayLink(target: ActionTarget { if let link = $0 as? CADisplayLink { body(link) } }, selector: ActionTarget.fireAction)
    }

    /// Calls `body` when an animation starts. This includes the copies of the animation that layers run.
    ///
    /// - Returns: A closure that removes the handler.
    static func listen(toStartOf animation: CAAnimation, _ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        AnimationForwarder.of(animation).starts.add { _ in body() }
    }

    /// Calls `body` when an animation stops, with whether it ran to its end. This includes the copies of the animation
    /// that layers run.
    ///
    /// - Returns: A closure that removes the handler.
    static func listen(toEndOf animation: CAAnimation, _ body: @escaping @MainActor (Bool) -> Void) -> @MainActor () -> Void {
        AnimationForwarder.of(animation).ends.add(body)
    }
}

/// Calls an item's own action, and then its handlers.
@MainActor private final class BarItemRelay {
    static let key = AssociationKey<BarItemRelay>()

    let handlers = HandlerGroup<Void>()
    private weak var ownTarget: AnyObject?
    private var ownAction: Selector?
    private var target: ActionTarget?
    private var action: UIAction?

    /// Becomes the target of an item, or the primary action of an item with a primary action.
    func install(in item: UIBarButtonItem) {
        if let primary = item.primaryAction {
            guard primary !== action else { return }
            let relay = UIAction(
                title: primary.title, image: primary.image, identifier: primary.identifier,
                discoverabilityTitle: primary.discoverabilityTitle,
                attributes: primary.attributes, state: primary.state
            ) { [weak self] relay in
                primary.performWithSender(relay.sender, target: nil)
                self?.handlers.notify(())
            }
            (action, item.primaryAction) = (relay, relay)
        } else if target == nil || item.target !== target {
            let relay = ActionTarget { [weak self, weak item] _ in self?.fire(item) }
            (ownTarget, ownAction, target) = (item.target, item.action, relay)
            (item.target, item.action) = (relay, ActionTarget.fireAction)
        }
    }

    private func fire(_ item: UIBarButtonItem?) {
        if let ownAction { UIApplication.shared.sendAction(ownAction, to: ownTarget, from: item, for: nil) }
        handlers.notify(())
    }
}

extension UIKeyCommand {
    /// The handlers of each command.
    fileprivate static let handlers = AssociationKey<HandlerGroup<Void>>()
}

extension UIResponder {
    /// The action of the key commands that Caret makes. The first responder with the command calls its handlers.
    #if canImport(ObjectiveC)
        @objc
    #endif
    func caretHandler(_ command: UIKeyCommand) { UIKeyCommand.handlers.value(of: command)?.notify(()) }
}

#if !canImport(ObjectiveC)
    /// The entry of the action in the tables that find methods by their names.
    private enum KeyCommandTable {
        static let register: Void = ClassTables.register { table in
            table.add(UIResponder.self, Selector("caretHandler:", UIResponder.caretHandler))
        }
    }
#endif

extension CADisplayLink {
    /// The handlers of links that ``init()`` makes.
    fileprivate static let handlers = AssociationKey<HandlerGroup<Void>>()

    /// Makes a display link for handlers of ``ControlEvent/frame``. The link fires after it is added to a run loop
    /// and until it is invalidated.
    ///
    /// ```swift
    /// let link = CADisplayLink()
    /// link.on(.frame, self, call: Dial.turn)
    /// link.add(to: .main, forMode: .common)
    /// ```
    public convenience init() {
        let handlers = HandlerGroup<Void>()
        self.init(target: ActionTarget { _ in handlers.notify(()) }, selector: ActionTarget.fireAction)
        Self.handlers.set(handlers, of: self)
    }
}

/// The delegate of an animation, which calls the app's delegate and handlers.
private final class AnimationForwarder: NSObject, CAAnimationDelegate {
    private static let key = AssociationKey<AnimationForwarder>()

    let starts = HandlerGroup<Void>()
    let ends = HandlerGroup<Bool>()
    /// The app's delegate, which an animation retains.
    private var own: (any CAAnimationDelegate)?

    /// Returns the forwarder of an animation, and makes it the delegate if the app has set one since.
    static func of(_ animation: CAAnimation) -> AnimationForwarder {
        // A copy of an animation has the delegate of the original.
        if let forwarder = animation.delegate as? AnimationForwarder { return forwarder }
        let forwarder = key.value(of: animation) { AnimationForwarder() }
        forwarder.own = animation.delegate
        animation.delegate = forwarder
        return forwarder
    }

    func animationDidStart(_ animation: CAAnimation) {
        let method: ((CAAnimation) -> Void)? = own?.animationDidStart
        method?(animation)
        starts.notify(())
    }

    func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {
        let method: ((CAAnimation, Bool) -> Void)? = own?.animationDidStop
        method?(animation, flag)
        ends.notify(flag)
    }
}
