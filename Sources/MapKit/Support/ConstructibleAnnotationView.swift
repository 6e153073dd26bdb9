/// Declares `init(annotation:reuseIdentifier:)` as required, so that it can be called through the metatype of a class
/// that is known only at run time.
///
/// The initialiser has the same entry in the vtable of every subclass of ``MKAnnotationView``, so the correct
/// override runs. See Documentation/DECISIONS/0005.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleAnnotationView: MKAnnotationView {
    /// Creates a view of an annotation.
    public required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static func make(_ type: MKAnnotationView.Type, _ annotation: (any MKAnnotation)?, _ identifier: String) -> MKAnnotationView {
        unsafeBitCast(type, to: ConstructibleAnnotationView.Type.self).init(annotation: annotation, reuseIdentifier: identifier)
    }
}
