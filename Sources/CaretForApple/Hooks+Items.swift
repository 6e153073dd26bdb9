import Foundation

/// Bar button items, key commands, display links and animations.
extension Hooks {
    /// Returns the chain that is called when a bar button item is triggered, after the item's own action.
    static func chain(of item: UIBarButtonItem) -> HandlerChain<Void> {
        let relay = BarItemRelay.key.value(of: item) { BarItemRelay() }
        relay.install(in: item)
        return SenderChains.chain("tap", of: item) { chain in relay.handlers.add { _ in chain.notify(()) } }
    }

    /// Returns the chain that is called when the keys of a command are pressed.
    static func chain(of command: UIKeyCommand) -> HandlerChain<Void> {
        #if !canImport(ObjectiveC)
            KeyCommandTable.register
        #endif
        return SenderChains.chain("press", of: command) { chain in
            UIKeyCommand.handlers.value(of: command) { HandlerGroup() }.add { _ in chain.notify(()) }
        }
    }

    /// Returns the chain that is called whenever a display link fires. The link must be one of Caret, since others have
    /// their own target.
    static func chain(of link: CADisplayLink) -> HandlerChain<Void> {
        guard let handlers = CADisplayLink.handlers.value(of: link) else {
            report("apple.link", "Only links that CADisplayLink() makes have handlers.", at: SourceLocation(#fileID, #line))
            return HandlerChain(of: link)
        }
        return SenderChains.chain("frame", of: link) { chain in handlers.add { _ in chain.notify(()) } }
    }

    /// Returns the total time that a display link was suspended in the background, which is unknown.
    static func suspendedTime(of link: CADisplayLink) -> TimeInterval { 0 }

    static func makeDisplayLink(_ body: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink {
        CADisplayLink(target: ActionTarget { if let link = $0 as? CADisplayLink { body(link) } }, selector: ActionTarget.fireAction)
    }

    /// Returns the chain that is called when an animation starts. This includes the copies of the animation that layers
    /// run.
    static func startChain(of animation: CAAnimation) -> HandlerChain<Void> {
        let forwarder = AnimationForwarder.of(animation)
        return SenderChains.chain("start", of: animation) { chain in forwarder.starts.add { _ in chain.notify(()) } }
    }

    /// Returns the chain that is called when an animation stops, with whether it ran to its end. This includes the
    /// copies of the animation that layers run.
    static func endChain(of animation: CAAnimation) -> HandlerChain<Bool> {
        let forwarder = AnimationForwarder.of(animation)
        return SenderChains.chain("end", of: animation) { chain in forwarder.ends.add { chain.notify($0) } }
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
