/// Declares `init(annotation:reuseIdentifier:)` as required, so that it may be called through the metatype of a class which is known at
/// run time only.
///
/// The initialiser has the same place in the table of every class below ``MKAnnotationView``, and the right override runs; see the
/// decision about constructing the app delegate, which does the same.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleAnnotationView: MKAnnotationView {
    /// Makes a view of an annotation.
    public required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }

    /// Makes a view from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static func make(_ type: MKAnnotationView.Type, _ annotation: (any MKAnnotation)?, _ identifier: String) -> MKAnnotationView {
        unsafeBitCast(type, to: ConstructibleAnnotationView.Type.self).init(annotation: annotation, reuseIdentifier: identifier)
    }
}
