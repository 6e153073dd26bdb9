/// What the NibTables plugin found in the sources of one module: what nibs name there, and Swift cannot find at run time.
///
/// The plugin writes a subclass with the name `CaretNibTable`; nobody else needs to.
@preconcurrency @MainActor open class NibModule {
    /// Makes the table.
    public required nonisolated init() {}

    /// The methods that are marked `@IBAction`, or that a nib of the module names.
    open var actions: [NibAction] { [] }
    /// The methods that are marked `@IBSegueAction`, or that a storyboard of the module names as such.
    open var segueActions: [NibSegueAction] { [] }
    /// The properties that are marked `@IBInspectable`.
    open var attributes: [NibAttribute] { [] }
    /// The classes by name.
    open var classes: [String: AnyClass] { [:] }

    /// The files `.xib` and `.storyboard` that the target had when the table was written, such as `Cell.xib` and
    /// `Base.lproj/Main.storyboard`; `nil` if the table does not say.
    ///
    /// SwiftPM leaves a file in the bundle of resources that was deleted from the sources; the names here tell it apart.
    open var files: [String]? { nil }
    private lazy var fileNames: Set<String>? = files.map { Set($0.map { $0.lowercased() }) }

    /// Whether a file in the module's bundle is left over from an earlier build.
    func isStale(_ url: URL) -> Bool {
        guard let fileNames else { return false }
        let folder = url.deletingLastPathComponent()
        let language = folder.pathExtension == "lproj" ? folder.lastPathComponent + "/" : ""
        // SwiftPM writes languages in small letters.
        return !fileNames.contains((language + url.lastPathComponent).lowercased())
    }

    /// The table of the target that a bundle of resources belongs to: the bundle is named `Package_Target`.
    static func of(bundle folder: URL) -> NibModule? {
        guard ["resources", "bundle"].contains(folder.pathExtension) else { return nil }
        var name = folder.deletingPathExtension().lastPathComponent[...]
        // Either name may have underscores of its own.
        while let mark = name.firstIndex(of: "_") {
            name = name[name.index(after: mark)...]
            if let table = of(String(name).replacing("-", with: "_")) { return table }
        }
        return nil
    }

    private static var known: [String: NibModule?] = [:]

    /// The table of a module; `nil` if none was generated for it.
    static func of(_ module: String) -> NibModule? {
        if let answer = known[module] { return answer }
        if known.count > 10_000 { known.removeAll() }
        let type = _typeByName("\(module).CaretNibTable") as? NibModule.Type
        let answer = type.map { $0.init() }
        known[module] = .some(answer)
        return answer
    }

    /// Takes a table for that of a module which has none of its own, as tests do.
    static func learn(_ table: NibModule, of module: String) { known[module] = .some(table) }

    private lazy var actionsByName = Dictionary(grouping: actions, by: \.name)
    private lazy var segueActionsByName = Dictionary(grouping: segueActions, by: \.name)
    private lazy var attributesByName = Dictionary(grouping: attributes, by: \.name)

    func action(_ name: String, for target: AnyObject) -> NibAction? {
        actionsByName[name]?.first { $0.isOf(target) }
    }

    func segueAction(_ name: String, for source: UIViewController) -> NibSegueAction? {
        segueActionsByName[name]?.first { $0.isOf(source) }
    }

    func attribute(_ name: String, for object: AnyObject) -> NibAttribute? {
        attributesByName[name]?.first { $0.isOf(object) }
    }
}

/// A property that nibs may set by its name.
public struct NibAttribute {
    /// The name, as in the nib's key path.
    public let name: String
    let isOf: @MainActor (AnyObject) -> Bool
    let set: @MainActor (AnyObject, Any?) -> Bool

    /// Makes the entry of a property.
    ///
    /// - Parameters:
    ///   - name: as in the nib's key path.
    ///   - set: sets the property; it gets an object of the class and a value of the property's type.
    @MainActor public init<Object: AnyObject, Value>(_ name: String, _ set: @escaping @MainActor (Object, Value) -> Void) {
        self.name = name
        isOf = { $0 is Object }
        self.set = { object, value in
            guard let object = object as? Object, let value = NibNumbers.convert(value, to: Value.self) else { return false }
            set(object, value)
            return true
        }
    }
}

extension NibAttribute {
    /// Makes the entry of a property by its key path.
    @MainActor public init<Object: AnyObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
        self.init(name) { (object: Object, value: Value) in object[keyPath: path] = value }
    }
}
