/// An error in reading a nib or storyboard, or in creating and connecting its objects.
///
/// Each case names the file. Errors about an object also name the element and its line, from 1.
public enum NibError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The location in a file that an error refers to.
    public struct Place: Hashable, Sendable, CustomStringConvertible {
        /// The file name with its extension, such as `Main.storyboard`.
        public var file: String
        /// The element's name and identifier, such as `label "abc-de-fgh"`; empty for the whole file.
        public var element: String
        /// The line on which the element begins, from 1; 0 for the whole file.
        public var line: Int

        /// Creates a location. Without an element, the location is the whole file.
        public init(file: String, element: String = "", line: Int = 0) {
            self.file = file
            self.element = element
            self.line = line
        }

        /// The file, line and element, in the format of compilers.
        public var description: String {
            (line > 0 ? "\(file):\(line)" : file) + (element.isEmpty ? "" : ": \(element)")
        }
    }

    /// The file does not exist. `names` are the file names that were searched for, and `folder` is the folder's path.
    case missing(names: [String], folder: String)
    /// The bundle contains a file from an earlier build that the target no longer contains. `folder` is the bundle's
    /// path.
    case stale(file: String, folder: String)
    /// The file cannot be read. `reason` is the system's description.
    case unreadable(Place, reason: String)
    /// The file exceeds the size limit. Both numbers are in bytes.
    case tooLarge(Place, bytes: Int, limit: Int)
    /// Elements are nested more deeply than the limit allows.
    case tooDeep(Place, limit: Int)
    /// The file has more elements than the limit allows.
    case tooManyElements(Place, limit: Int)
    /// View controllers contain more view controllers, directly and indirectly, than the limit allows.
    case tooManyControllers(Place, limit: Int)
    /// The file declares a document type or entities. Nibs never contain them, and the reader does not resolve them.
    case entities(Place)
    /// The file is not well-formed XML. `reason` is the parser's description.
    case malformed(Place, reason: String)
    /// The file is XML or a compiled nib, but not an Interface Builder document for iOS.
    case wrongKind(Place, found: String)
    /// Two elements have the same identifier.
    case duplicateIdentifier(Place, identifier: String)
    /// No object in the file has the identifier.
    case dangling(Place, identifier: String)
    /// Objects contain each other, so that none of them can be created first.
    case cycle(Place)
    /// A constraint connects views that are not in one view tree.
    case unrelated(Place)
    /// No scene has the identifier; if `identifier` is `nil`, no scene is the initial one. `known` are all
    /// identifiers.
    case noScene(file: String, identifier: String?, known: [String])
    /// The program does not contain a custom class. `expected` is the element's own class, the required superclass.
    case unknownClass(Place, name: String, expected: String)
    /// A custom class is not a subclass of the element's class.
    case wrongClass(Place, name: String, expected: String)
    /// The class's `init?(coder:)` returned `nil`.
    case refused(Place, name: String)
    /// The object has no outlet with that name.
    case noOutlet(Place, owner: String, outlet: String)
    /// The outlet's type does not match the object.
    case wrongOutlet(Place, owner: String, outlet: String, expected: String, found: String)
    /// The object has no action with that name.
    case noAction(Place, target: String, action: String)
    /// The object has no attribute with that key path, or the attribute does not accept the value.
    case noAttribute(Place, owner: String, keyPath: String)
    /// The nib does not have exactly one top-level object of a type. `found` are the actual objects.
    case wrongObjects(file: String, expected: String, found: [String])
    /// The nib was loaded for a controller but does not set its view.
    case viewNotSet(owner: String, file: String)
    /// The nib of a table controller has a view that is not a table.
    case notATable(owner: String, file: String, found: String)

    /// A description of the error in plain language, preceded by its location.
    public var description: String {
        switch self {
        case .missing(let names, let folder): "there is no file \(names.joined(separator: " or ")) in \(folder)"
        case .stale(let file, let folder):
            "\(file) is left in \(folder) by an earlier build; the target has no such file any more. `swift package clean` removes it"
        case .unreadable(let location, let reason): "\(location): cannot be read: \(reason)"
        case .tooLarge(let location, let bytes, let limit): "\(location): has \(bytes) bytes, but a nib may have \(limit)"
        case .tooDeep(let location, let limit): "\(location): elements are nested more than \(limit) deep"
        case .tooManyElements(let location, let limit): "\(location): has more than \(limit) elements"
        case .tooManyControllers(let location, let limit): "\(location): is one of more than \(limit) controllers that contain each other"
        case .entities(let location): "\(location): declares a document type or entities, which nibs may not"
        case .malformed(let location, let reason): "\(location): is not well-formed XML: \(reason)"
        case .wrongKind(let location, let found): "\(location): is not a nib or storyboard for iOS, but \(found)"
        case .duplicateIdentifier(let location, let id): "\(location): the identifier \"\(id)\" is taken already"
        case .dangling(let location, let id): "\(location): nothing has the identifier \"\(id)\""
        case .cycle(let location): "\(location): contains itself"
        case .unrelated(let location): "\(location): its views have no common superview"
        default: objectDescription
        }
    }
}
