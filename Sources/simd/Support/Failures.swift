internal import Preconditions

// Inlinable functions call these functions, because the functions of `Preconditions` belong to the package.

/// Stops the program, because a matrix has no column with a number.
@usableFromInline @inline(never) func stopForColumn(_ column: Int, of count: Int) -> Never {
    preconditionFailure("simd: the column \(column) is not in 0...\(count - 1). Use a column of the matrix.")
}

/// Stops the program unless a list of columns or rows has the number of elements that a matrix needs.
@usableFromInline func checkCount(_ count: Int, _ expected: Int, _ name: StaticString) {
    precondition(count == expected, "simd: there are \(count) \(name), and the matrix has \(expected). Pass all of them.")
}
