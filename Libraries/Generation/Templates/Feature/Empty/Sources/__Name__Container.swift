/// The values that the feature's commands will use.
struct __Name__Container: Sendable {}
