import Foundation

/// Decides when an item that is being moved takes the place of another one.
package enum MoveAim {
    /// Whether an item takes `place`, that of another one, when its middle is at a point.
    ///
    /// It does so only if it would stand under the point then: otherwise a small item over a large one would go to and fro.
    ///
    /// - Parameters:
    ///   - place: where the other item stands, in points.
    ///   - rest: where the item would stand if it were let go of now, in the same points.
    package static func takes(_ place: CGRect, from rest: CGRect, at middle: CGPoint) -> Bool {
        if place.minY >= rest.maxY { return middle.y >= place.maxY - rest.height }
        if place.maxY <= rest.minY { return middle.y <= place.minY + rest.height }
        if place.minX >= rest.maxX { return middle.x >= place.maxX - rest.width }
        if place.maxX <= rest.minX { return middle.x <= place.minX + rest.width }
        return place.contains(middle)
    }
}
