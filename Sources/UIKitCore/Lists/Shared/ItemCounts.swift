import Foundation

/// How many rows or items each section has.
extension [Int] {
    /// Whether there is such a row or item.
    func have(_ path: IndexPath) -> Bool { path.count == 2 && indices.contains(path[0]) && (0..<self[path[0]]).contains(path[1]) }
}
