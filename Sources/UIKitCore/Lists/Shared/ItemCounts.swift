import Foundation

/// A list's number of rows or items in each section.
extension [Int] {
    /// Returns whether the section and the item of an index path exist.
    func containsItem(_ path: IndexPath) -> Bool { path.count == 2 && indices.contains(path[0]) && (0..<self[path[0]]).contains(path[1]) }
}
