import Foundation

/// Determines when a moved item takes the position of another item.
package enum ReorderTargeting {
    /// Whether an item whose centre is at a point takes the frame `place` of another item.
    ///
    /// It does so only if the item would then be under the point. Otherwise a small item would alternate with a large
    /// one.
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
