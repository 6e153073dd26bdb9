/// The limits of a nib, which are enforced before memory and time are spent.
package struct NibLimits: Sendable {
    /// The size of the file in bytes; the largest storyboards of real projects have some megabytes.
    package var bytes = 64 << 20
    /// The depth of nested elements; real files have fewer than 60.
    package var depth = 200
    /// The number of elements in the file; real files have fewer than 20,000.
    package var elements = 50_000
    /// The number of attributes of one element; real elements have fewer than 30.
    package var attributes = 64

    package init() {}
}
