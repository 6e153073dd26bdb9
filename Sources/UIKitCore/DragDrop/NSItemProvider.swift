import Foundation

/// An item that is dragged or copied. Its representations are created on demand.
///
/// > Difference from Apple: Only the application itself can load representations. All are data: a file representation
/// > is a temporary copy.
/// - Source: https://developer.apple.com/documentation/foundation/nsitemprovider
// Unchecked: all mutable state is guarded by `lock`.
open class NSItemProvider: NSObject, @unchecked Sendable {

    /// A closure that creates the data of a representation, and passes the data or an error to its handler.
    public typealias DataLoader = @Sendable (_ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    /// The applications that may load a representation.
    public enum ItemProviderRepresentationVisibility: Int, Sendable {
        /// All applications.
        case all = 0
        /// Only this application.
        case ownProcess = 3
    }

    private let lock = NSLock()
    private var loaders: [(type: String, load: DataLoader)] = []
    private var name: String?

    /// Creates a provider without representations.
    public override init() { super.init() }

    /// Creates a provider of all representations of an object, which the provider retains.
    public init(object: any NSItemProviderWriting) {
        super.init()
        registerObject(object, visibility: .all)
    }

    /// A suggested name of the item, such as a file name. Defaults to `nil`.
    open var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    /// The types of the representations in the order of their addition, with the highest fidelity first.
    open var registeredTypeIdentifiers: [String] { lock.withLock { loaders.map(\.type) } }

    /// Returns whether the type of a representation conforms to the given type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains { UniformTypes.type($0, conformsTo: typeIdentifier) }
    }

    /// Adds a representation whose data `loadHandler` creates on demand. The new representation replaces one of the
    /// same type.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: ItemProviderRepresentationVisibility, loadHandler: @escaping DataLoader
    ) {
        lock.withLock {
            loaders.removeAll { $0.type == typeIdentifier }
            loaders.append((typeIdentifier, loadHandler))
        }
    }

    /// Adds all representations of an object, which the provider retains.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: ItemProviderRepresentationVisibility) {
        let retainedObject = RetainedObject(object: object)
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { handler in
                retainedObject.object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
            }
        }
    }

    /// A registered object, which is only used to load data.
    // Unchecked: the caller does not use the object after its registration.
    private struct RetainedObject: @unchecked Sendable {
        let object: any NSItemProviderWriting
    }

    /// Loads the data of a representation. If there is no representation of the type, the handler is called with an
    /// error.
    ///
    /// - Returns: The progress, which is finished if the data is available immediately.
    @discardableResult open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let loader = lock.withLock { loaders.first { UniformTypes.type($0.type, conformsTo: typeIdentifier) } }
        guard let loader else {
            completionHandler(nil, ItemProviderError.noRepresentation(typeIdentifier))
            return Self.finishedProgress
        }
        return loader.load(completionHandler) ?? Self.finishedProgress
    }

    /// Returns whether an object of a class can be created from one of the representations.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { readableType(for: aClass) != nil }

    /// Creates an object of a class from the representation of highest fidelity that the class can read.
    ///
    /// - Parameters:
    ///   - aClass: The class of the object.
    ///   - completionHandler: Called with the object or with an error, on any thread.
    @discardableResult open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let type = readableType(for: aClass) else {
            completionHandler(nil, ItemProviderError.unreadable("\(aClass)"))
            return Self.finishedProgress
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
        registeredTypeIdentifiers.first { registeredType in
            aClass.readableTypeIdentifiersForItemProvider.contains { UniformTypes.type(registeredType, conformsTo: $0) }
        }
    }

    private static var finishedProgress: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}

/// An error of an item provider.
public enum ItemProviderError: Error, CustomStringConvertible, Equatable {
    /// There is no representation of the type.
    case noRepresentation(String)
    /// The class cannot read any representation.
    case unreadable(String)
    /// The data does not match its type.
    case damaged(String)

    /// A description of the error.
    public var description: String {
        switch self {
        case .noRepresentation(let type): "The item has no representation of type \(type)."
        case .unreadable(let name): "The item has no representation that \(name) can read."
        case .damaged(let type): "The data of the item is not of type \(type)."
        }
    }
}
