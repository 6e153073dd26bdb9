/// The time limit within which an application has to come to rest before its snapshot is taken.
package enum SettleLimit {
    /// The default in seconds, for the tool and the application: enough for a folder of photos on a slow machine.
    package static let standardSeconds = 30.0
    package static var standard: Duration { .seconds(standardSeconds) }
}
