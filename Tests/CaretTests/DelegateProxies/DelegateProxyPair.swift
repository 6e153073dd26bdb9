@testable import Caret
@testable import CaretMaps
@testable import UIKitCore

/// A sender with closures and an observer like a delegate, in the order in which the toolkit asks them.
///
/// The observer is an additional delegate beside the real one: it implements every method, and returns the configured
/// answers.
@MainActor final class DelegateProxyPair<Sender: EventSource, Delegate> {
    let sender: Sender
    let arguments = DelegateProxyArguments()
    let answers = DelegateProxyValues()
    let proxy: Delegate?
    private(set) var hub: DelegateHub<Delegate>?
    private let other: DelegateProxy?
    private let name: String
    private let kept: [AnyObject?]

    init(_ kind: DelegateKind, _ name: String) {
        self.name = name
        sender = Senders.make(Sender.self)
        let closures = Hooks.proxy(kind, of: sender)
        proxy = Self.delegate(of: sender, closures)
        // There is only one application and one scene.
        let stranger = Senders.stays(Sender.self) ? nil : Senders.make(Sender.self)
        let other =
            stranger.map { Hooks.proxy(kind, of: $0) }
            ?? (closures is ApplicationDelegateProxy ? ApplicationDelegateProxy() : SceneDelegateProxy())
        let standIn = stranger.map { Self.delegate(of: $0, other) } ?? (other as? Delegate)
        self.other = other
        kept = [stranger, standIn.map { $0 as AnyObject }]
        guard let proxy, let standIn else { return }
        let hub = DelegateHub<Delegate>()
        hub.delegate = standIn
        _ = hub.add(proxy)
        self.hub = hub
    }

    private static func delegate(of sender: Sender, _ closures: DelegateProxy?) -> Delegate? {
        switch sender {
        case let map as MKMapView: map.hub.observer(of: MapDelegateProxy.self) as? Delegate
        case let manager as CLLocationManager: manager.observers.lazy.compactMap { $0 as? LocationDelegateProxy }.first as? Delegate
        default: closures as? Delegate
        }
    }

    /// Sets the answer of the observer.
    ///
    /// - Returns: the closure that removes the answer.
    @discardableResult func answer(_ rule: AnswerRule, _ body: @escaping @MainActor (Any) -> Any?) -> @MainActor () -> Void {
        guard let other else { return {} }
        return other.add(name, rule, SourceLocation("delegate", 1), while: { true }, body)
    }
}
