/// A registration for trait changes. It is used to end the registration.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitraitchangeregistration
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// The registrations of one object, in the order in which they were made.
@MainActor package struct TraitRegistrations {
    /// A registration.
    final class Registration: NSObject, UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: @MainActor (_ previous: UITraitCollection) -> Void

        init(traits: [UITrait], handler: @escaping @MainActor (UITraitCollection) -> Void) {
            self.traits = traits
            self.handler = handler
        }
    }

    private var registrations: [Registration] = []

    mutating func add(_ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void) -> Registration {
        let registration = Registration(traits: traits, handler: handler)
        registrations.append(registration)
        return registration
    }

    mutating func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Calls the handlers of the registrations whose traits differ between `previous` and `current`.
    func notify(from previous: UITraitCollection, to current: UITraitCollection) {
        for registration in registrations where registration.traits.contains(where: { $0.differs(previous, current) }) {
            registration.handler(previous)
        }
    }
}
