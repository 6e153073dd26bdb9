import Foundation

/// Determines when a moved item takes the position of another item.
package enum ReorderTargeting {
    /// Whether a moved item takes the position of another item, which has the frame `place`.
    ///
    /// The moved item takes that position only if its frame would then contain `middle`. Otherwise a small item would
    /// change places with a large one again and again.
    ///
    /// - Parameters:
    ///   - place: The frame of the other item, in points.
    ///   - rest: The frame of the moved item if it were dropped now, in the same coordinates.
    package static func swapsPlaces(_ place: CGRect, from rest: CGRect, at middle: CGPoint) -> Bool {
        if place.minY >= rest.maxY { return middle.y >= place.maxY - rest.height }
        if place.maxY <= rest.minY { return middle.y <= place.minY + rest.height }
        if place.minX >= rest.maxX { return middle.x >= place.maxX - rest.width }
        if place.maxX <= rest.minX { return middle.x <= place.minX + rest.width }
        return place.contains(middle)
    }
}
