/// What a nib may have at most: more is refused before it costs anything.
package struct NibLimits: Sendable {
    /// Bytes of the file; the largest storyboards of real projects have some megabytes.
    package var bytes = 64 << 20
    /// How deep elements stand in each other; real ones have fewer than 60.
    package var depth = 200
    /// In the whole file; real ones have fewer than 20,000.
    package var elements = 50_000
    /// Of one element; real ones have fewer than 30.
    package var attributes = 64

    package init() {}
}
