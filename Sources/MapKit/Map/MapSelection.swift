import UIKitCore

/// The selected annotation of a map, and its callout.
@MainActor struct MapSelection {
    var annotation: (any MKAnnotation)?
    var callout: CalloutView?
}
