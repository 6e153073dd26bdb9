/// Why a nib or a storyboard could not be read, or its objects not be made and connected.
///
/// Each case names the file; where an object is to blame, also the element and its line, from 1.
public enum NibError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place in a file that an error speaks of.
    public struct Place: Hashable, Sendable, CustomStringConvertible {
        /// The file's name with its ending, such as `Main.storyboard`.
        public var file: String
        /// The element's name and its identifier, such as `label "abc-de-fgh"`; empty for the file as a whole.
        public var element: String
        /// The line on which the element begins, from 1; 0 for the file as a whole.
        public var line: Int

        /// Makes a place; without an element the file as a whole.
        public init(file: String, element: String = "", line: Int = 0) {
            self.file = file
            self.element = element
            self.line = line
        }

        /// File, line and element, as compilers write them.
        public var description: String {
            (line > 0 ? "\(file):\(line)" : file) + (element.isEmpty ? "" : ": \(element)")
        }
    }

    /// There is no such file; holds the names that were looked for and the folder's path.
    case missing(names: [String], folder: String)
    /// The file is in the bundle, but no longer among the target's: an earlier build left it; holds the bundle's path.
    case stale(file: String, folder: String)
    /// The file cannot be read; holds the system's words.
    case unreadable(Place, reason: String)
    /// The file is larger than a nib may be; both in bytes.
    case tooLarge(Place, bytes: Int, limit: Int)
    /// Elements stand in each other more deeply than a nib may have them.
    case tooDeep(Place, limit: Int)
    /// The file has more elements than a nib may have.
    case tooManyElements(Place, limit: Int)
    /// A controller holds more others, and those others again, than any app has.
    case tooManyControllers(Place, limit: Int)
    /// The file declares a document type or entities, which nibs never do and which are never resolved.
    case entities(Place)
    /// The file is not well-formed XML; holds the parser's words.
    case malformed(Place, reason: String)
    /// The file is XML, or a compiled nib, but no document of Interface Builder for iOS.
    case wrongKind(Place, found: String)
    /// Two elements have the same identifier.
    case duplicateIdentifier(Place, identifier: String)
    /// An identifier stands for nothing in the file.
    case dangling(Place, identifier: String)
    /// Objects hold each other, so that none can be made first.
    case cycle(Place)
    /// A constraint is between views that are not in one tree.
    case unrelated(Place)
    /// No scene has the identifier, or none is the first for `nil`; holds those that there are.
    case noScene(file: String, identifier: String?, known: [String])
    /// A custom class is not in the program; `expected` is the element's own class, which it should be below.
    case unknownClass(Place, name: String, expected: String)
    /// A custom class is not below the class that the element stands for.
    case wrongClass(Place, name: String, expected: String)
    /// The class's `init?(coder:)` returned `nil`.
    case refused(Place, name: String)
    /// The object has no outlet of that name.
    case noOutlet(Place, owner: String, outlet: String)
    /// The outlet's type is not that of the object it should hold.
    case wrongOutlet(Place, owner: String, outlet: String, expected: String, found: String)
    /// The object has no action of that name.
    case noAction(Place, target: String, action: String)
    /// The object has no attribute of that key path, or it takes no such value.
    case noAttribute(Place, owner: String, keyPath: String)
    /// Exactly one top-level object of a kind is wanted; holds what there is instead.
    case wrongObjects(file: String, expected: String, found: [String])
    /// The nib was loaded for a controller but has no view for it.
    case viewNotSet(owner: String, file: String)
    /// The nib of a table controller has another view than a table.
    case notATable(owner: String, file: String, found: String)

    /// What went wrong, in plain words, with the place in front.
    public var description: String {
        switch self {
        case .missing(let names, let folder): "there is no file \(names.joined(separator: " or ")) in \(folder)"
        case .stale(let file, let folder):
            "\(file) is left in \(folder) by an earlier build; the target has no such file any more. `swift package clean` removes it"
        case .unreadable(let place, let reason): "\(place): cannot be read: \(reason)"
        case .tooLarge(let place, let bytes, let limit): "\(place): has \(bytes) bytes, but a nib may have \(limit)"
        case .tooDeep(let place, let limit): "\(place): elements are nested more than \(limit) deep"
        case .tooManyElements(let place, let limit): "\(place): has more than \(limit) elements"
        case .tooManyControllers(let place, let limit): "\(place): is one of more than \(limit) controllers that hold each other"
        case .entities(let place): "\(place): declares a document type or entities, which nibs may not"
        case .malformed(let place, let reason): "\(place): is not well-formed XML: \(reason)"
        case .wrongKind(let place, let found): "\(place): is no nib or storyboard for iOS, but \(found)"
        case .duplicateIdentifier(let place, let id): "\(place): the identifier \"\(id)\" is taken already"
        case .dangling(let place, let id): "\(place): nothing has the identifier \"\(id)\""
        case .cycle(let place): "\(place): holds itself"
        case .unrelated(let place): "\(place): its views have no view around them in common"
        default: objectDescription
        }
    }
}
