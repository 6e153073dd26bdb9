/// What a nib may have at most: more is refused before it costs anything.
package struct NibLimits: Sendable {
    /// Bytes of the file; the largest storyboards of real projects have some megabytes.
    package var bytes = 64 << 20
    /// How deep elements stand in each other; real ones have fewer than 60.
    package var depth = 200
    package var elements = 1_000_000

    package init() {}
}
