extension NWInterface {
    /// The radio technology of a wireless interface.
    ///
    /// - Source: https://developer.apple.com/documentation/network/nwinterface/radiotype
    public enum RadioType: Hashable, Sendable {
        /// A mobile network.
        case cell(Cellular)
        /// A Wi-Fi network.
        case wifi(WiFi)

        /// The technology of a mobile network.
        public enum Cellular: Hashable, Sendable {
            /// The frequency range of a network of the fifth generation.
            public enum NewRadio5GVariant: Hashable, Sendable {
                /// Frequencies below 6 GHz.
                case sub6GHz
                /// Frequencies from 24 GHz.
                case mmWave
            }

            /// LTE.
            case lte
            /// The fifth generation beside LTE.
            case dualConnectivity5G(NewRadio5GVariant)
            /// The fifth generation alone.
            case standalone5G(NewRadio5GVariant)
            /// WCDMA.
            case wcdma
            /// GSM.
            case gsm
            /// CDMA.
            case cdma
            /// EV-DO.
            case evdo
        }

        /// The standard of a Wi-Fi network, the letters after 802.11.
        public enum WiFi: Hashable, Sendable {
            /// 802.11b.
            case b
            /// 802.11a.
            case a
            /// 802.11g.
            case g
            /// 802.11n.
            case n
            /// 802.11ac.
            case ac
            /// 802.11ax.
            case ax
        }
    }
}
