extension NWParameters {
    /// The only interface that the connection may use; `nil`, the default, for any.
    public var requiredInterface: NWInterface? {
        get { values[\.requiredInterface] }
        set { values[\.requiredInterface] = newValue }
    }

    /// The only kind of interface that the connection may use; `.other`, the default, for any.
    public var requiredInterfaceType: NWInterface.InterfaceType {
        get { values[\.requiredInterfaceType] }
        set { values[\.requiredInterfaceType] = newValue }
    }

    /// The interfaces that the connection must not use; `nil`, the default, for none.
    public var prohibitedInterfaces: [NWInterface]? {
        get { values[\.prohibitedInterfaces] }
        set { values[\.prohibitedInterfaces] = newValue }
    }

    /// The kinds of interfaces that the connection must not use; `nil`, the default, for none.
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]? {
        get { values[\.prohibitedInterfaceTypes] }
        set { values[\.prohibitedInterfaceTypes] = newValue }
    }

    /// Whether the connection must not use a network that costs money; `false` by default.
    public var prohibitExpensivePaths: Bool {
        get { values[\.prohibitExpensivePaths] }
        set { values[\.prohibitExpensivePaths] = newValue }
    }

    /// Whether the connection must not use a network in Low Data Mode; `false` by default.
    public var prohibitConstrainedPaths: Bool {
        get { values[\.prohibitConstrainedPaths] }
        set { values[\.prohibitConstrainedPaths] = newValue }
    }

    /// The local address and port; `nil`, the default, for a choice of the system.
    public var requiredLocalEndpoint: NWEndpoint? {
        get { values[\.requiredLocalEndpoint] }
        set { values[\.requiredLocalEndpoint] = newValue }
    }

    /// Whether several connections and listeners may use the same local address and port; `false` by default.
    public var allowLocalEndpointReuse: Bool {
        get { values[\.allowLocalEndpointReuse] }
        set { values[\.allowLocalEndpointReuse] = newValue }
    }

    /// Whether a listener accepts connections from the device and its links alone; `false` by default.
    public var acceptLocalOnly: Bool {
        get { values[\.acceptLocalOnly] }
        set { values[\.acceptLocalOnly] = newValue }
    }

    /// Whether connections between devices without a network are allowed; `false` by default.
    ///
    /// > Difference from Apple: there are no such connections. The value has no effect.
    public var includePeerToPeer: Bool {
        get { values[\.includePeerToPeer] }
        set { values[\.includePeerToPeer] = newValue }
    }

    /// The priority of packets; `.bestEffort` by default.
    public var serviceClass: ServiceClass {
        get { values[\.serviceClass] }
        set { values[\.serviceClass] = newValue }
    }
}
