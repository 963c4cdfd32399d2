import ChallengeCore

struct __Name__: Sendable, Equatable, Identifiable {
    let id: __ID__
    //% each field
    //% if hasComment
    /// __comment__
    //% end
    let __field__: __modelType__
    //% end
}
