/// The version of the rewriter's output. It is part of each key in the cache.
public enum RewriterVersion {
    /// Increases with each change of the summaries or of the rewritten text.
    public static let current = "1"
}
