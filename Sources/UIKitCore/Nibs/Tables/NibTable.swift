import UIKitEngines

/// What a nib may say of objects of one class: how each property is set, and where each outlet leads.
///
/// A property that no table of an object's classes knows is skipped with a report; what only the editor shows is listed as ignored.
@MainActor final class NibTable<Object: AnyObject> {
    typealias Setter = @MainActor (Object, NibValue) -> Void
    typealias Part = @MainActor (Object, NibElement, NibSession) -> Void

    private(set) var setters: [String: Setter] = [:]
    private(set) var parts: [String: Part] = [:]
    private(set) var outlets: [String: @MainActor (Object, AnyObject) -> NibTaking] = [:]
    /// What is done after all that the file says was set.
    private(set) var finishing: (@MainActor (Object, NibElement, NibSession) -> Void)?

    init(_ describe: (NibTable) -> Void) {
        describe(self)
    }

    func on(_ name: String, _ set: @escaping Setter) { setters[name] = set }
    func bool(_ name: String, _ set: @escaping @MainActor (Object, Bool) -> Void) { on(name) { if let value = $1.bool { set($0, value) } } }
    func number(_ name: String, _ set: @escaping @MainActor (Object, CGFloat) -> Void) {
        on(name) { if let value = $1.number { set($0, value) } }
    }
    /// A layout priority; one out of 0…1000 is reported, and the nearest one taken.
    func priority(_ name: String, _ set: @escaping @MainActor (Object, UILayoutPriority) -> Void) {
        on(name) { object, value in
            guard let number = value.number else { return }
            set(object, value.session.priority(number, from: 0, value.element ?? value.holder, name))
        }
    }
    func integer(_ name: String, _ set: @escaping @MainActor (Object, Int) -> Void) {
        on(name) { if let value = $1.integer { set($0, value) } }
    }
    func string(_ name: String, _ set: @escaping @MainActor (Object, String?) -> Void) { on(name) { set($0, $1.string) } }
    func plain(_ name: String, _ set: @escaping @MainActor (Object, String?) -> Void) { on(name) { set($0, $1.plain) } }
    func color(_ name: String, _ set: @escaping @MainActor (Object, UIColor?) -> Void) { on(name) { set($0, $1.color) } }
    func image(_ name: String, _ set: @escaping @MainActor (Object, UIImage?) -> Void) { on(name) { set($0, $1.image) } }
    func size(_ name: String, _ set: @escaping @MainActor (Object, CGSize) -> Void) {
        on(name) { if let value = $1.size { set($0, value) } }
    }
    func insets(_ name: String, _ set: @escaping @MainActor (Object, UIEdgeInsets) -> Void) {
        on(name) { if let value = $1.insets { set($0, value) } }
    }
    func choice<Choice>(_ name: String, _ choices: [String: Choice], _ set: @escaping @MainActor (Object, Choice) -> Void) {
        on(name) { if let value = $1.choice(choices) { set($0, value) } }
    }
    /// A property that holds an object which the file describes or names.
    func object<Value>(_ name: String, _ set: @escaping @MainActor (Object, Value) -> Void) {
        on(name) {
            guard let object = $1.object else { return }
            guard let value = object as? Value else {
                return $1.session.skip($1.element ?? $1.holder, name, why: "a \(type(of: object)) is no \(Value.self)")
            }
            if NibCycle.closes($0, value, as: Value.self) { return $1.session.fail(.cycle($1.session.document.place($1.holder))) }
            set($0, value)
        }
    }

    /// Names of what only the editor shows, of what is said already by the class, and of defaults.
    func ignore(_ names: String...) { for name in names { setters[name] = { _, _ in } } }
    /// A child element by its name, whatever property it is of.
    func part(_ name: String, _ read: @escaping Part) { parts[name] = read }
    func ignoreParts(_ names: String...) { for name in names { parts[name] = { _, _, _ in } } }
    /// An outlet of the framework's own.
    func outlet<Value>(_ name: String, _ set: @escaping @MainActor (Object, Value) -> Void) {
        outlets[name] = { object, value in
            guard let value = value as? Value else { return .wrongType(Value.self) }
            if NibCycle.closes(object, value, as: Value.self) { return .cycle }
            set(object, value)
            return .taken
        }
    }
    func finish(_ body: @escaping @MainActor (Object, NibElement, NibSession) -> Void) { finishing = body }
}

/// What an outlet did with an object.
enum NibTaking {
    case taken
    /// Holds the type that is wanted.
    case wrongType(Any.Type)
    case cycle
}

/// Views that a file puts into themselves.
@MainActor enum NibCycle {
    /// Whether an object would stand in itself if it held a view; anything else it may hold, as a delegate that it stands in.
    static func closes<Value>(_ object: AnyObject, _ value: Value, as type: Value.Type) -> Bool {
        guard type is UIView.Type, let view = object as? UIView, let held = value as? UIView else { return false }
        return view.isDescendant(of: held)
    }
}

/// A table whose class is not known to the compiler.
@MainActor protocol AnyNibTable: AnyObject {
    var names: Set<String> { get }
    func read(_ element: NibElement, into object: AnyObject, _ session: NibSession, _ reading: inout NibReading)
    func finish(_ object: AnyObject, _ element: NibElement, _ session: NibSession)
    /// `nil` if the class has no such outlet.
    func connect(_ outlet: String, of object: AnyObject, to value: AnyObject) -> NibTaking?
    /// Whether the class has an outlet of a name.
    func hasOutlet(_ name: String) -> Bool
    /// Sets one property from a value; answers whether the class has it.
    func set(_ value: NibValue, on object: AnyObject) -> Bool
}

/// Which attributes and children of an element have been read.
struct NibReading {
    var attributes: UInt64 = 0
    var children: Set<Int> = []
}

extension NibTable: AnyNibTable {
    var names: Set<String> { Set(setters.keys).union(parts.keys) }

    func read(_ element: NibElement, into object: AnyObject, _ session: NibSession, _ reading: inout NibReading) {
        guard let object = object as? Object else { return }
        for (index, attribute) in element.attributes.enumerated() {
            guard let set = setters[attribute.name] else { continue }
            reading.attributes |= 1 << UInt64(index & 63)
            set(object, NibValue(name: attribute.name, text: attribute.value, element: nil, holder: element, session: session))
        }
        for (index, child) in element.children.enumerated() {
            // A button's state is known by the name of a property, `highlighted`, and is none of its values.
            if child.name != "state", let key = child.key, let set = setters[key] {
                reading.children.insert(index)
                set(object, NibValue(name: key, text: NibText.words(child), element: child, holder: element, session: session))
            } else if let read = parts[child.name] {
                reading.children.insert(index)
                read(object, child, session)
            }
        }
    }

    func finish(_ object: AnyObject, _ element: NibElement, _ session: NibSession) {
        guard let finishing, let object = object as? Object else { return }
        finishing(object, element, session)
    }

    func connect(_ outlet: String, of object: AnyObject, to value: AnyObject) -> NibTaking? {
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
