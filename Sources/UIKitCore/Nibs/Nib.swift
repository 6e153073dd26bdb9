import UIKitEngines

/// A nib with exactly one object on top, whose class the compiler knows.
///
/// ```swift
/// let cell = try Nib<GalleryCell>().instantiate()
/// ```
@MainActor public struct Nib<Object: AnyObject> {
    private let nib: UINib
    private let name: String

    /// Names a file `name.xib` of a bundle, `nil` for the main one. Without a name it is that of the class.
    public init(_ name: String? = nil, bundle: Bundle? = nil) {
        self.name = name ?? "\(Object.self)"
        nib = UINib(nibName: self.name, bundle: bundle)
    }

    /// Takes a nib that is there already.
    public init(_ nib: UINib) {
        self.nib = nib
        name = "the nib"
    }

    /// Makes the object.
    ///
    /// - Throws: `NibError.wrongObjects(file:expected:found:)` if the nib has none, several, or one of another class; that says which of
    ///   these it was. Else what ``UINib/objects(withOwner:externalObjects:)`` throws.
    public func instantiate(owner: Any? = nil) throws(NibError) -> Object {
        let file = try nib.source().document.file
        let objects = try nib.load(owner: owner, externals: [:], mode: .strict)
        guard objects.count == 1, let object = objects.first as? Object else {
            throw .wrongObjects(file: file, expected: "\(Object.self)", found: objects.map { "\(type(of: $0))" })
        }
        return object
    }
}

/// A view that can be made from a nib in its own initialiser.
@MainActor public protocol NibInitializable {}

extension UIView: NibInitializable {}

extension NibInitializable {
    /// Makes a view as the only object of a nib.
    ///
    /// - Parameters:
    ///   - nib: has one object on top, a view of this class.
    ///   - frame: where it stands, in points; `nil` keeps the nib's.
    ///   - reuseIdentifier: for a cell; `nil` keeps the nib's.
    /// - Returns: `nil`, with a diagnostic, if the nib is empty, or its object is of another class.
    /// - Throws: `NibError.wrongObjects(file:expected:found:)` if the nib has several objects; else what the nib cannot be read for.
    @MainActor public init?(nib: UINib, frame: CGRect? = nil, reuseIdentifier: String? = nil) throws(NibError) {
        let objects = try nib.load(owner: nil, externals: [:], mode: .strict)
        guard objects.count == 1, let made = objects.first as? Self else {
            let error = NibError.wrongObjects(
                file: try nib.source().document.file, expected: "\(Self.self)", found: objects.map { "\(type(of: $0))" })
            if objects.count > 1 { throw error }
            Diagnostics.report("nib.objects", error.description)
            return nil
        }
        self = made
        if let frame { (self as? UIView)?.frame = frame }
        if let reuseIdentifier { (self as? any ReusableView)?.reuseIdentifier = reuseIdentifier }
    }
}

extension UICollectionView.CellRegistration {
    /// Makes a registration whose cells come from a nib with exactly one cell. `handler` is kept as long as the registration.
    public init(cellNib: UINib, handler: @escaping Handler) {
        self.init(nib: cellNib, handler: handler)
    }
}

extension UICollectionView.SupplementaryRegistration {
    /// Makes a registration for views of a kind that come from a nib with exactly one view. `handler` is kept as long as the registration.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
        self.init(nib: supplementaryNib, elementKind: elementKind, handler: handler)
    }
}
