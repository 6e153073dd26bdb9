/// How long an application gets to come to rest before its picture is taken.
package enum SettleLimit {
    /// 30 s, for the tool and the application alike: enough for a folder of photos on a slow machine.
    package static let standardSeconds = 30.0
    package static var standard: Duration { .seconds(standardSeconds) }
}
