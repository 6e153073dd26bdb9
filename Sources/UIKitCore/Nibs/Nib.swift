import UIKitEngines

/// A nib with exactly one top-level object of a class known at compile time.
///
/// ```swift
/// let cell = try Nib<GalleryCell>().instantiate()
/// ```
@MainActor public struct Nib<Object: AnyObject> {
    private let nib: UINib
    private let name: String

    /// Creates a nib from a file `name.xib` of a bundle; `nil` for the main bundle. The default name is that of the
    /// class.
    public init(_ name: String? = nil, bundle: Bundle? = nil) {
        self.name = name ?? "\(Object.self)"
        nib = UINib(nibName: self.name, bundle: bundle)
    }

    /// Creates a value that uses an existing nib.
    public init(_ nib: UINib) {
        self.nib = nib
        name = "the nib"
    }

    /// Creates the object.
    ///
    /// - Throws: `NibError.wrongObjects(file:expected:found:)` if the nib has no object, several objects, or an
    ///   object of another class. Otherwise the errors of ``UINib/objects(withOwner:externalObjects:)``.
    public func instantiate(owner: Any? = nil) throws(NibError) -> Object {
        let file = try nib.source().document.file
        let objects = try nib.load(owner: owner, externals: [:], mode: .strict)
        guard objects.count == 1, let object = objects.first as? Object else {
            throw .wrongObjects(file: file, expected: "\(Object.self)", found: objects.map { "\(type(of: $0))" })
        }
        return object
    }
}

/// A view that can be created from a nib in an initialiser.
@MainActor public protocol NibInitializable {}

extension UIView: NibInitializable {}

extension NibInitializable {
    /// Creates a view as the only object of a nib.
    ///
    /// - Parameters:
    ///   - nib: a nib with one top-level object, a view of this class.
    ///   - frame: the frame in points; `nil` for the frame in the nib.
    ///   - reuseIdentifier: the reuse identifier of a cell; `nil` for the identifier in the nib.
    /// - Returns: `nil`, with a diagnostic, if the nib is empty, or its object has another class.
    /// - Throws: `NibError.wrongObjects(file:expected:found:)` if the nib has several objects, or the error of
    ///   reading the nib.
    @MainActor public init?(nib: UINib, frame: CGRect? = nil, reuseIdentifier: String? = nil) throws(NibError) {
        let objects = try nib.load(owner: nil, externals: [:], mode: .strict)
        guard objects.count == 1, let object = objects.first as? Self else {
            let error = NibError.wrongObjects(
                file: try nib.source().document.file, expected: "\(Self.self)", found: objects.map { "\(type(of: $0))" })
            if objects.count > 1 { throw error }
            Diagnostics.report("nib.objects", error.description)
            return nil
        }
        self = object
        if let frame { (self as? UIView)?.frame = frame }
        if let reuseIdentifier { (self as? any ReusableView)?.reuseIdentifier = reuseIdentifier }
    }
}

extension UICollectionView.CellRegistration {
    /// Creates a registration whose cells come from a nib with exactly one cell. The registration retains `handler`.
    public init(cellNib: UINib, handler: @escaping Handler) {
        self.init(nib: cellNib, handler: handler)
    }
}

extension UICollectionView.SupplementaryRegistration {
    /// Creates a registration whose supplementary views come from a nib with exactly one view. The registration
    /// retains `handler`.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
        self.init(nib: supplementaryNib, elementKind: elementKind, handler: handler)
    }
}
