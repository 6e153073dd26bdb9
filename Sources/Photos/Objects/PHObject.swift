/// An object of the photo library. Immutable: a fetch after a change returns new objects.
///
/// Two objects are equal if they have the same identifier and class. Objects may be used on any thread.
///
/// - Source: https://developer.apple.com/documentation/photokit/phobject
// Unchecked: all stored properties of the classes are constants of Sendable types.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
    /// The identifier, which is the same at each launch.
    ///
    /// > Difference from Apple: The identifier of a photo follows from the path of its file, and changes with it.
    public let localIdentifier: String

    init(localIdentifier: String) {
        self.localIdentifier = localIdentifier
        super.init()
    }

    /// Returns the object itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether both objects represent the same part of the library.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? PHObject).map { $0.localIdentifier == localIdentifier && type(of: $0) == type(of: self) } ?? false
    }

    /// The hash of the identifier.
    open override var hash: Int { localIdentifier.hashValue }
}

/// A photo or an album that a change will create.
///
/// - Source: https://developer.apple.com/documentation/photokit/phobjectplaceholder
// Unchecked: all stored properties are constants, as in PHObject.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
