/// What a view tells assistive technology and tests. Its memory exists once something was said.
struct AccessibilityState {
    private final class Storage {
        var isElement = false
        var label: String?
        var value: String?
        var hint: String?
        var identifier: String?
        var traits = UIAccessibilityTraits.none
        var elementsHidden = false
        var isModal = false
        var focusOrder: [WeakResponder]?
        var keyCommands: [UIKeyCommand]?
    }

    private var storage: Storage?

    private mutating func made() -> Storage {
        if let storage { return storage }
        let new = Storage()
        storage = new
        return new
    }

    /// Kept here, since few responders have any.
    var keyCommands: [UIKeyCommand]? {
        get { storage?.keyCommands }
        set { made().keyCommands = newValue }
    }
    /// Kept here, since few responders have one.
    var focusOrder: [WeakResponder]? {
        get { storage?.focusOrder }
        set { made().focusOrder = newValue }
    }
    var isElement: Bool {
        get { storage?.isElement ?? false }
        set { made().isElement = newValue }
    }
    var label: String? {
        get { storage?.label }
        set { made().label = newValue }
    }
    var value: String? {
        get { storage?.value }
        set { made().value = newValue }
    }
    var hint: String? {
        get { storage?.hint }
        set { made().hint = newValue }
    }
    var identifier: String? {
        get { storage?.identifier }
        set { made().identifier = newValue }
    }
    var traits: UIAccessibilityTraits {
        get { storage?.traits ?? .none }
        set { made().traits = newValue }
    }
    var elementsHidden: Bool {
        get { storage?.elementsHidden ?? false }
        set { made().elementsHidden = newValue }
    }
    var isModal: Bool {
        get { storage?.isModal ?? false }
        set { made().isModal = newValue }
    }
}
