// Apple's socket addresses begin with their length, and Linux's do not. Code that sets the length compiles unchanged.

extension sockaddr {
    /// The length of the structure, 16 bytes.
    ///
    /// > Difference from Apple: Linux does not store the length. The setter does nothing.
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr>.size) }
        set {}
    }
}

extension sockaddr_in {
    /// The length of the structure, 16 bytes.
    ///
    /// > Difference from Apple: Linux does not store the length. The setter does nothing.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }

    /// Creates an address; `sin_len` is ignored.
    public init(
        sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
        sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
    ) {
        self.init()
        self.sin_family = sin_family
        self.sin_port = sin_port
        self.sin_addr = sin_addr
    }
}

extension sockaddr_in6 {
    /// The length of the structure, 28 bytes.
    ///
    /// > Difference from Apple: Linux does not store the length. The setter does nothing.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }

    /// Creates an address; `sin6_len` is ignored.
    public init(
        sin6_len: UInt8, sin6_family: sa_family_t, sin6_port: in_port_t, sin6_flowinfo: UInt32, sin6_addr: in6_addr, sin6_scope_id: UInt32
    ) {
        self.init(
            sin6_family: sin6_family, sin6_port: sin6_port, sin6_flowinfo: sin6_flowinfo, sin6_addr: sin6_addr,
            sin6_scope_id: sin6_scope_id)
    }
}

extension sockaddr_storage {
    /// The length of the structure, 128 bytes.
    ///
    /// > Difference from Apple: Linux does not store the length. The setter does nothing.
    public var ss_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_storage>.size) }
        set {}
    }
}
