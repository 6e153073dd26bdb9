// The contexts are plain values, because programs copy them and never free them. Programs also allocate memory for a
// context and pass it to an init function without initialising it.

/// The state of an MD5 digest that is computed in parts.
///
/// A copy continues independently. `CC_MD5_Init` begins a digest.
public struct CC_MD5_CTX: Sendable {
    private var words: Words12

    /// Creates a context that an init function must initialise.
    public init() { words = Words12() }
}

/// The state of an SHA-1 digest that is computed in parts.
///
/// A copy continues independently. `CC_SHA1_Init` begins a digest.
public struct CC_SHA1_CTX: Sendable {
    private var words: Words12

    /// Creates a context that an init function must initialise.
    public init() { words = Words12() }
}

/// The state of an SHA-256 or SHA-224 digest that is computed in parts.
///
/// A copy continues independently. `CC_SHA256_Init` begins a digest.
public struct CC_SHA256_CTX: Sendable {
    private var words: Words14

    /// Creates a context that an init function must initialise.
    public init() { words = Words14() }
}

/// The state of an SHA-512 or SHA-384 digest that is computed in parts.
///
/// A copy continues independently. `CC_SHA512_Init` begins a digest.
public struct CC_SHA512_CTX: Sendable {
    private var words: Words27

    /// Creates a context that an init function must initialise.
    public init() { words = Words27() }
}
