/// The type of map to draw.
///
/// > Difference from Apple: there are no satellite images. Maps of these types have the colours of sea and land as
/// > seen from space; ``satellite`` has no names and borders. The flyover types look like the plain types.
/// - Source: https://developer.apple.com/documentation/mapkit/mkmaptype
public enum MKMapType: UInt, Sendable {
    /// Land, sea, borders and names.
    case standard = 0
    /// Land and sea alone.
    case satellite = 1
    /// Land and sea in the colours of ``satellite``, with borders and names.
    case hybrid = 2
    /// The same as ``satellite``.
    case satelliteFlyover = 3
    /// The same as ``hybrid``.
    case hybridFlyover = 4
    /// The standard map in pale colours, as a background for the app's own content.
    case mutedStandard = 5

    /// Whether the map has names and borders.
    var hasNames: Bool { self != .satellite && self != .satelliteFlyover }
}
