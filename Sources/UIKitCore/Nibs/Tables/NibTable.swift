import UIKitEngines

/// The properties and outlets of one class in nibs.
///
/// A property that no table of an object's classes declares is skipped with a report. Properties that only the editor
/// uses are declared as ignored.
@MainActor final class NibTable<Object: AnyObject> {
    typealias Setter = @MainActor (Object, NibValue) -> Void
    typealias Part = @MainActor (Object, NibElement, NibSession) -> Void

    private(set) var setters: [String: Setter] = [:]
    private(set) var parts: [String: Part] = [:]
    private(set) var outlets: [String: @MainActor (Object, AnyObject) -> OutletResult] = [:]
    /// Runs after all properties from the file were set.
    private(set) var finishing: (@MainActor (Object, NibElement, NibSession) -> Void)?

    init(_ describe: (NibTable) -> Void) {
        describe(self)
    }

    func property(_ name: String, _ set: @escaping Setter) { setters[name] = set }
    func bool(_ name: String, _ set: @escaping @MainActor (Object, Bool) -> Void) {
        property(name) { if let value = $1.bool { set($0, value) } }
    }
    func number(_ name: String, _ set: @escaping @MainActor (Object, CGFloat) -> Void) {
        property(name) { if let value = $1.number { set($0, value) } }
    }
    /// Declares a layout priority. A value outside 0…1000 is reported, and clamped.
    func priority(_ name: String, _ set: @escaping @MainActor (Object, UILayoutPriority) -> Void) {
        property(name) { object, value in
            guard let number = value.number else { return }
            set(object, value.session.priority(number, from: 0, value.element ?? value.ownerElement, name))
        }
    }
    func integer(_ name: String, _ set: @escaping @MainActor (Object, Int) -> Void) {
        property(name) { if let value = $1.integer { set($0, value) } }
    }
    func string(_ name: String, _ set: @escaping @MainActor (Object, String?) -> Void) { property(name) { set($0, $1.string) } }
    func unlocalizedString(_ name: String, _ set: @escaping @MainActor (Object, String?) -> Void) {
        property(name) { set($0, $1.unlocalizedText) }
    }
    func color(_ name: String, _ set: @escaping @MainActor (Object, UIColor?) -> Void) { property(name) { set($0, $1.color) } }
    func image(_ name: String, _ set: @escaping @MainActor (Object, UIImage?) -> Void) { property(name) { set($0, $1.image) } }
    func size(_ name: String, _ set: @escaping @MainActor (Object, CGSize) -> Void) {
        property(name) { if let value = $1.size { set($0, value) } }
    }
    func insets(_ name: String, _ set: @escaping @MainActor (Object, UIEdgeInsets) -> Void) {
        property(name) { if let value = $1.insets { set($0, value) } }
    }
    func choice<Choice>(_ name: String, _ choices: [String: Choice], _ set: @escaping @MainActor (Object, Choice) -> Void) {
        property(name) { if let value = $1.choice(choices) { set($0, value) } }
    }
    /// Declares a property whose value is an object that the file describes or references.
    func object<Value>(_ name: String, _ set: @escaping @MainActor (Object, Value) -> Void) {
        property(name) {
            guard let object = $1.object else { return }
            guard let value = object as? Value else {
                return $1.session.skip($1.element ?? $1.ownerElement, name, why: "a \(type(of: object)) is no \(Value.self)")
            }
            if NibCycle.closes($0, value, as: Value.self) { return $1.session.fail(.cycle($1.session.document.location($1.ownerElement))) }
            set($0, value)
        }
    }

    /// Declares names to ignore: properties that only the editor uses, properties that the class already determines,
    /// and defaults.
    func ignore(_ names: String...) { for name in names { setters[name] = { _, _ in } } }
    /// Declares a child element by its element name, regardless of its key.
    func part(_ name: String, _ read: @escaping Part) { parts[name] = read }
    func ignoreParts(_ names: String...) { for name in names { parts[name] = { _, _, _ in } } }
    /// Declares an outlet of the framework.
    func outlet<Value>(_ name: String, _ set: @escaping @MainActor (Object, Value) -> Void) {
        outlets[name] = { object, value in
            guard let value = value as? Value else { return .wrongType(Value.self) }
            if NibCycle.closes(object, value, as: Value.self) { return .cycle }
            set(object, value)
            return .connected
        }
    }
    func finish(_ body: @escaping @MainActor (Object, NibElement, NibSession) -> Void) { finishing = body }
}

/// The result of connecting an outlet.
enum OutletResult {
    case connected
    /// The object does not have the expected type.
    case wrongType(Any.Type)
    case cycle
}

/// Detects a view that a file adds to itself or to a descendant.
@MainActor enum NibCycle {
    /// Returns whether setting a value would make a view its own descendant. Values that are not views, such as
    /// delegates, may be ancestors.
    static func closes<Value>(_ object: AnyObject, _ value: Value, as type: Value.Type) -> Bool {
        guard type is UIView.Type, let view = object as? UIView, let child = value as? UIView else { return false }
        return view.isDescendant(of: child)
    }
}

/// A table of any class of objects.
@MainActor protocol AnyNibTable: AnyObject {
    var names: Set<String> { get }
    func read(_ element: NibElement, into object: AnyObject, _ session: NibSession, _ reading: inout NibReadLog)
    func finish(_ object: AnyObject, _ element: NibElement, _ session: NibSession)
    /// Connects an outlet; `nil` if the class has no such outlet.
    func connect(_ outlet: String, of object: AnyObject, to value: AnyObject) -> OutletResult?
    /// Returns whether the class has an outlet of a name.
    func hasOutlet(_ name: String) -> Bool
    /// Sets a property. Returns whether the class has the property.
    func set(_ value: NibValue, on object: AnyObject) -> Bool
}

/// The attributes and children of an element that have been read.
struct NibReadLog {
    /// A bit for each attribute that has been read, by its index. No element has more than 64 attributes in practice.
    var attributes: UInt64 = 0
    var children: Set<Int> = []
}

extension NibTable: AnyNibTable {
    var names: Set<String> { Set(setters.keys).union(parts.keys) }

    func read(_ element: NibElement, into object: AnyObject, _ session: NibSession, _ readLog: inout NibReadLog) {
        guard let object = object as? Object else { return }
        for (index, attribute) in element.attributes.enumerated() {
            guard let set = setters[attribute.name] else { continue }
            readLog.attributes |= 1 << UInt64(index & 63)
            set(object, NibValue(name: attribute.name, text: attribute.value, element: nil, ownerElement: element, session: session))
        }
        for (index, child) in element.children.enumerated() {
            // The key of a button's state may equal the name of a property, such as `highlighted`, without being its
            // value.
            if child.name != "state", let key = child.key, let set = setters[key] {
                readLog.children.insert(index)
                set(object, NibValue(name: key, text: NibText.text(child), element: child, ownerElement: element, session: session))
            } else if let read = parts[child.name] {
                readLog.children.insert(index)
                read(object, child, session)
            }
        }
    }

    func finish(_ object: AnyObject, _ element: NibElement, _ session: NibSession) {
        guard let finishing, let object = object as? Object else { return }
        finishing(object, element, session)
    }

    func connect(_ outlet: String, of object: AnyObject, to value: AnyObject) -> OutletResult? {
        guard let set = outlets[outlet], let object = object as? Object else { return nil }
        return set(object, value)
    }

    func hasOutlet(_ name: String) -> Bool { outlets[name] != nil }

    func set(_ value: NibValue, on object: AnyObject) -> Bool {
        guard let set = setters[value.name], let object = object as? Object else { return false }
        set(object, value)
        return true
    }
}
