import UIKitCore

/// What is selected on a map, and its callout.
@MainActor struct MapSelection {
    var annotation: (any MKAnnotation)?
    var callout: CalloutView?
}
