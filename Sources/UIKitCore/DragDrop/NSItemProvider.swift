import Foundation

/// Something that is dragged or copied, in one or several representations that are made when somebody wants them.
///
/// > Difference from Apple: only the application itself can ask for representations; file representations do not exist.
/// - Source: https://developer.apple.com/documentation/foundation/nsitemprovider
open class NSItemProvider: NSObject, @unchecked Sendable {
    // Unchecked: all that may change is behind `lock`.

    /// Makes the data of a representation, and hands it or an error to the handler it is given.
    public typealias DataLoader = @Sendable (_ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    /// Who may ask for a representation.
    public enum ItemProviderRepresentationVisibility: Int, Sendable {
        /// Every application.
        case all = 0
        /// The own application.
        case ownProcess = 3
    }

    private let lock = NSLock()
    private var loaders: [(type: String, load: DataLoader)] = []
    private var name: String?

    /// Makes a provider without representations.
    public override init() { super.init() }

    /// Makes a provider of all representations that an object has; it is kept.
    public init(object: any NSItemProviderWriting) {
        super.init()
        registerObject(object, visibility: .all)
    }

    /// A name for what is provided, as of a file. Defaults to `nil`.
    open var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    /// The types of the representations, in the order in which they were added: the most faithful first.
    open var registeredTypeIdentifiers: [String] { lock.withLock { loaders.map(\.type) } }

    /// Whether there is a representation of a type, or of one that is a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains { UniformTypes.type($0, conformsTo: typeIdentifier) }
    }

    /// Adds a representation whose data `loadHandler` makes when somebody wants it. It replaces one of the same type.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: ItemProviderRepresentationVisibility, loadHandler: @escaping DataLoader
    ) {
        lock.withLock {
            loaders.removeAll { $0.type == typeIdentifier }
            loaders.append((typeIdentifier, loadHandler))
        }
    }

    /// Adds all representations that an object has; it is kept.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: ItemProviderRepresentationVisibility) {
        let kept = Kept(object: object)
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { handler in
                kept.object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
            }
        }
    }

    /// An object that is only read.
    private struct Kept: @unchecked Sendable {
        // Unchecked: who registers an object hands it over, and it is asked for its data only.
        let object: any NSItemProviderWriting
    }

    /// Has the data of a representation made. The handler is called with an error if there is none of that type.
    ///
    /// - Returns: how far that is; finished where it is done at once.
    @discardableResult open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let loader = lock.withLock { loaders.first { UniformTypes.type($0.type, conformsTo: typeIdentifier) } }
        guard let loader else {
            completionHandler(nil, ItemProviderError.noRepresentation(typeIdentifier))
            return Self.finished
        }
        return loader.load(completionHandler) ?? Self.finished
    }

    /// Whether an object of a class can be made of one of the representations.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { readableType(for: aClass) != nil }

    /// Makes an object of a class of the most faithful representation that it can read.
    ///
    /// - Parameters:
    ///   - aClass: of the object.
    ///   - completionHandler: called with the object, or with an error; not always on the main thread.
    @discardableResult open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let type = readableType(for: aClass) else {
            completionHandler(nil, ItemProviderError.unreadable("\(aClass)"))
            return Self.finished
        }
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    private func readableType(for aClass: any NSItemProviderReading.Type) -> String? {
        registeredTypeIdentifiers.first { own in
            aClass.readableTypeIdentifiersForItemProvider.contains { UniformTypes.type(own, conformsTo: $0) }
        }
    }

    private static var finished: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}

/// Why a provider has nothing to give.
public enum ItemProviderError: Error, CustomStringConvertible, Equatable {
    /// There is no representation of the type.
    case noRepresentation(String)
    /// No representation can be read by the class.
    case unreadable(String)
    /// The data is not what its type says.
    case damaged(String)

    /// What went wrong, in words.
    public var description: String {
        switch self {
        case .noRepresentation(let type): "The item has no representation of type \(type)."
        case .unreadable(let name): "The item has no representation that \(name) can read."
        case .damaged(let type): "The data of the item is not of type \(type)."
        }
    }
}
