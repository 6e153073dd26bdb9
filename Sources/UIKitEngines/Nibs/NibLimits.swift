/// The limits of a nib. They are enforced before memory and time are spent.
package struct NibLimits: Sendable {
    /// The maximum size of the file in bytes. The largest storyboards of real projects have a few megabytes.
    package var bytes = 64 << 20
    /// The maximum depth of nested elements. Real files have fewer than 60 levels.
    package var depth = 200
    /// The maximum number of elements in the file. Real files have fewer than 20,000.
    package var elements = 50_000
    /// The maximum number of attributes of one element. Real elements have fewer than 30.
    package var attributes = 64

    package init() {}
}
