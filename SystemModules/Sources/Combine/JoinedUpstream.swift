import OpenCombine

/// One of several publishers that feed one subscriber.
struct JoinedUpstream {
    var subscription: (any Subscription)?
    var isFinished = false
    var hasSentValue = false
    /// The demand that was sent to the publisher and that it has not answered. Only `JoinRule.merge` counts it.
    var openDemand = Subscribers.Demand.none
}
