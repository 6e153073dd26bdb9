@testable import Caret
@testable import CaretMaps
@testable import UIKitCore

/// A sender with closures and an observer like a delegate, in the order in which the toolkit asks them.
///
/// The observer is an additional delegate beside the real one: it implements every method, and returns the configured
/// answers.
@MainActor final class EarPair<Sender: EventSource, Delegate> {
    let sender: Sender
    let arguments = EarArguments()
    let answers = EarValues()
    let ear: Delegate?
    private(set) var hub: DelegateHub<Delegate>?
    private let other: DelegateEar?
    private let name: String
    private let kept: [AnyObject?]

    init(_ kind: DelegateKind, _ name: String) {
        self.name = name
        sender = Senders.make(Sender.self)
        let closures = Hooks.ear(kind, of: sender)
        ear = Self.delegate(of: sender, closures)
        // There is only one application and one scene.
        let stranger = Senders.stays(Sender.self) ? nil : Senders.make(Sender.self)
        let other = stranger.map { Hooks.ear(kind, of: $0) } ?? (closures is ApplicationEar ? ApplicationEar() : SceneEar())
        let standIn = stranger.map { Self.delegate(of: $0, other) } ?? (other as? Delegate)
        self.other = other
        kept = [stranger, standIn.map { $0 as AnyObject }]
        guard let ear, let standIn else { return }
        let hub = DelegateHub<Delegate>()
        hub.delegate = standIn
        _ = hub.add(ear)
        self.hub = hub
    }

    private static func delegate(of sender: Sender, _ closures: DelegateEar?) -> Delegate? {
        switch sender {
        case let map as MKMapView: map.hub.observer(of: MapEar.self) as? Delegate
        case let manager as CLLocationManager: manager.observers.lazy.compactMap { $0 as? LocationEar }.first as? Delegate
        default: closures as? Delegate
        }
    }

    /// Sets the answer of the observer.
    ///
    /// - Returns: the closure that removes the answer.
    @discardableResult func answer(_ rule: AnswerRule, _ body: @escaping @MainActor (Any) -> Any?) -> @MainActor () -> Void {
        guard let other else { return {} }
        return other.add(name, rule, Site("delegate", 1), while: { true }, body)
    }
}
