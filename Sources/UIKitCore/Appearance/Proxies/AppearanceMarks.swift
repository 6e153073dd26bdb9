/// A property that appearance proxies take.
enum AppearanceProperty: UInt64 {
    // One bit each.
    case tintColor = 1
    case backgroundColor = 2
    case textColor = 4
    case font = 8
    case barTintColor = 16
}

/// What an object knows of appearance: its own properties, and, if it is a proxy, what it was told.
struct AppearanceMarks {
    private var own: UInt64 = 0
    /// While values of proxies are taken over: they do not count as the object's own.
    var isApplying = false
    /// Of proxies only.
    var rule: AppearanceRule?

    /// A property was set.
    mutating func note(_ property: AppearanceProperty) {
        if !isApplying { own |= property.rawValue }
    }

    /// Whether the object was given a value of its own.
    func isOwn(_ property: AppearanceProperty) -> Bool { own & property.rawValue != 0 }
}

/// Objects that take their appearance from proxies.
@MainActor protocol AppearanceTaking: NSObject {
    var appearanceMarks: AppearanceMarks { get set }
}

extension UIView: AppearanceTaking {}
extension UIBarItem: AppearanceTaking {}

extension AppearanceTaking {
    /// To be called by the setter of each property that proxies take, after the value was stored.
    ///
    /// - Parameter path: the property, to set `value` on other objects with.
    @inline(__always) func noteAppearance<Root: AppearanceTaking, Value>(
        _ property: AppearanceProperty, _ path: @autoclosure () -> ReferenceWritableKeyPath<Root, Value>, _ value: Value
    ) {
        if let rule = appearanceMarks.rule { return rule.set(property, path(), value) }
        appearanceMarks.note(property)
    }

    /// Takes over what proxies were told for objects like this one.
    ///
    /// - Parameter start: where the containers begin.
    func takeAppearance(in start: UIResponder?) {
        guard let store = ApplicationHost.current?.appearances, !store.isEmpty, appearanceMarks.rule == nil else { return }
        for rule in store.rules(for: self) where rule.applies(in: start) { rule.apply(to: self) }
    }
}
