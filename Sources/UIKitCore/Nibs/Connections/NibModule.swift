/// The names that the NibTables plugin found in the sources of one module. Nibs use these names, and Swift cannot
/// look them up at run time.
///
/// The plugin generates a subclass with the name `CaretNibTable`; apps do not write one.
@preconcurrency @MainActor open class NibModule {
    /// Creates the table.
    public required nonisolated init() {}

    /// The methods that are marked `@IBAction`, or to which a nib of the module refers.
    open var actions: [NibAction] { [] }
    /// The methods that are marked `@IBSegueAction`, or to which a storyboard of the module refers as such.
    open var segueActions: [NibSegueAction] { [] }
    /// The properties that are marked `@IBInspectable`.
    open var attributes: [NibAttribute] { [] }
    /// The classes by name.
    open var classes: [String: AnyClass] { [:] }

    /// The `.xib` and `.storyboard` files of the target at the time of generation, such as `Cell.xib` and
    /// `Base.lproj/Main.storyboard`. `nil` if the table does not list them.
    ///
    /// SwiftPM keeps a file in the resource bundle after its deletion from the sources; the list identifies such
    /// files.
    open var files: [String]? { nil }
    private lazy var fileNames: Set<String>? = files.map { Set($0.map { $0.lowercased() }) }

    /// Returns whether a file in the module's bundle is left over from an earlier build.
    func isStale(_ url: URL) -> Bool {
        guard let fileNames else { return false }
        let folder = url.deletingLastPathComponent()
        let language = folder.pathExtension == "lproj" ? folder.lastPathComponent + "/" : ""
        // SwiftPM writes languages in lower case.
        return !fileNames.contains((language + url.lastPathComponent).lowercased())
    }

    /// Returns the table of the target to which a resource bundle belongs: the bundle is named `Package_Target`.
    static func of(bundle folder: URL) -> NibModule? {
        guard ["resources", "bundle"].contains(folder.pathExtension) else { return nil }
        var name = folder.deletingPathExtension().lastPathComponent[...]
        // The names of package and target may contain underscores themselves.
        while let underscore = name.firstIndex(of: "_") {
            name = name[name.index(after: underscore)...]
            if let table = of(String(name).replacing("-", with: "_")) { return table }
        }
        return nil
    }

    private static var cachedTables: [String: NibModule?] = [:]

    /// Returns the table of a module; `nil` if none was generated.
    static func of(_ module: String) -> NibModule? {
        if let answer = cachedTables[module] { return answer }
        if cachedTables.count > 10_000 { cachedTables.removeAll() }
        let type = _typeByName("\(module).CaretNibTable") as? NibModule.Type
        let answer = type.map { $0.init() }
        cachedTables[module] = .some(answer)
        return answer
    }

    /// Registers a table for a module without a generated table, for tests.
    static func register(_ table: NibModule, of module: String) { cachedTables[module] = .some(table) }

    private lazy var actionsByName = Dictionary(grouping: actions, by: \.name)
    private lazy var segueActionsByName = Dictionary(grouping: segueActions, by: \.name)
    private lazy var attributesByName = Dictionary(grouping: attributes, by: \.name)

    func action(_ name: String, for target: AnyObject) -> NibAction? {
        actionsByName[name]?.first { $0.accepts(target) }
    }

    func segueAction(_ name: String, for source: UIViewController) -> NibSegueAction? {
        segueActionsByName[name]?.first { $0.accepts(source) }
    }

    func attribute(_ name: String, for object: AnyObject) -> NibAttribute? {
        attributesByName[name]?.first { $0.accepts(object) }
    }
}

/// A property that nibs can set by name.
public struct NibAttribute {
    /// The name, as in the nib's key path.
    public let name: String
    let accepts: @MainActor (AnyObject) -> Bool
    let set: @MainActor (AnyObject, Any?) -> Bool

    /// Creates an entry for a property.
    ///
    /// - Parameters:
    ///   - name: the name, as in the nib's key path.
    ///   - set: sets the property of an object of the class to a value of the property's type.
    @MainActor public init<Object: AnyObject, Value>(_ name: String, _ set: @escaping @MainActor (Object, Value) -> Void) {
        self.name = name
        accepts = { $0 is Object }
        self.set = { object, value in
            guard let object = object as? Object, let value = NibNumbers.convert(value, to: Value.self) else { return false }
            set(object, value)
            return true
        }
    }
}

extension NibAttribute {
    /// Creates an entry for a property in a class table.
    @MainActor init(_ name: String, _ property: ClassProperty) {
        self.name = name
        accepts = { _ in true }
        set = { object, value in NibNumbers.convert(value, to: property.type).map { property.set(object, $0) } ?? false }
    }

    /// Creates an entry for a property with a key path.
    @MainActor public init<Object: AnyObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
        self.init(name) { (object: Object, value: Value) in object[keyPath: path] = value }
    }
}
