extension NWProtocolTCP {
    /// The values of options.
    struct Values: Sendable {
        var noDelay = false
        var noPush = false
        var enableKeepalive = false
        var keepaliveCount = 0
        var keepaliveIdle = 0
        var keepaliveInterval = 0
        var maximumSegmentSize = 0
        var connectionTimeout = 0
        var connectionDropTime = 0
        var enableFastOpen = false
    }

    /// The options of a stream. 0 stands for the default of the system.
    ///
    /// - Source: https://developer.apple.com/documentation/network/nwprotocoltcp/options
    // Unchecked: all values are behind a lock.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        private let values: LockedValues<Values>

        /// Creates options with the default values.
        public override init() {
            values = LockedValues(Values())
            super.init()
        }

        private init(_ values: Values) {
            self.values = LockedValues(values)
            super.init()
        }

        override var definition: NWProtocolDefinition { NWProtocolTCP.definition }
        override func copied() -> NWProtocolOptions { Options(values.all) }
        var all: Values { values.all }

        /// Whether small sends are not delayed and collected; `false` by default.
        public var noDelay: Bool {
            get { values[\.noDelay] }
            set { values[\.noDelay] = newValue }
        }

        /// Whether only full segments are sent; `false` by default.
        public var noPush: Bool {
            get { values[\.noPush] }
            set { values[\.noPush] = newValue }
        }

        /// Whether an idle connection is probed; `false` by default.
        public var enableKeepalive: Bool {
            get { values[\.enableKeepalive] }
            set { values[\.enableKeepalive] = newValue }
        }

        /// The number of probes without an answer that end the connection.
        public var keepaliveCount: Int {
            get { values[\.keepaliveCount] }
            set { values[\.keepaliveCount] = newValue }
        }

        /// The seconds without data before the first probe.
        public var keepaliveIdle: Int {
            get { values[\.keepaliveIdle] }
            set { values[\.keepaliveIdle] = newValue }
        }

        /// The seconds between probes.
        public var keepaliveInterval: Int {
            get { values[\.keepaliveInterval] }
            set { values[\.keepaliveInterval] = newValue }
        }

        /// The maximum size of a segment, in bytes.
        public var maximumSegmentSize: Int {
            get { values[\.maximumSegmentSize] }
            set { values[\.maximumSegmentSize] = newValue }
        }

        /// The seconds after which an attempt to connect fails with `ETIMEDOUT`; 75 by default.
        public var connectionTimeout: Int {
            get { values[\.connectionTimeout] }
            set { values[\.connectionTimeout] = newValue }
        }

        /// The seconds without an acknowledgement after which the connection fails.
        public var connectionDropTime: Int {
            get { values[\.connectionDropTime] }
            set { values[\.connectionDropTime] = newValue }
        }

        /// Whether the first data is sent with the request to connect; `false` by default.
        ///
        /// > Difference from Apple: data is sent after the connection is established.
        public var enableFastOpen: Bool {
            get { values[\.enableFastOpen] }
            set { values[\.enableFastOpen] = newValue }
        }
    }
}
