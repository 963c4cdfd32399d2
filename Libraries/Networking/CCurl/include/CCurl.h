#pragma once

#include <stdbool.h>
#include <stddef.h>

// The part of libcurl that ChallengeNetworking uses. The library is loaded by the first request, not with the program:
// a command that is answered from the cache does not wait for it and the thirty libraries behind it. Its functions
// take variable arguments, which Swift cannot call; these do not.

typedef void *ccurl_easy;
typedef void *ccurl_multi;
typedef struct ccurl_list ccurl_list;
typedef size_t (*ccurl_receive)(char *bytes, size_t size, size_t count, void *context);

/// Loads the library; false when this system has none. Every other function needs it to have been true.
bool ccurl_load(void);

/// Runs the body on a thread of its own; false when the system has none left.
bool ccurl_start_thread(void (*body)(void *context), void *context);

ccurl_easy ccurl_easy_init(void);
void ccurl_easy_cleanup(ccurl_easy easy);
int ccurl_set_number(ccurl_easy easy, int option, long value);
/// The library copies the text.
int ccurl_set_text(ccurl_easy easy, int option, const char *value);
int ccurl_set_pointer(ccurl_easy easy, int option, const void *value);
int ccurl_set_receive(ccurl_easy easy, int option, ccurl_receive value);
long ccurl_get_number(ccurl_easy easy, int information);
/// The text belongs to the library; null when there is none.
const char *ccurl_get_text(ccurl_easy easy, int information);
void *ccurl_get_pointer(ccurl_easy easy, int information);
/// The library's words for a result; empty without the library.
const char *ccurl_error_text(int code);

ccurl_list *ccurl_list_append(ccurl_list *list, const char *text);
void ccurl_list_free(ccurl_list *list);

ccurl_multi ccurl_multi_init(void);
void ccurl_multi_cleanup(ccurl_multi multi);
int ccurl_multi_add(ccurl_multi multi, ccurl_easy easy);
int ccurl_multi_remove(ccurl_multi multi, ccurl_easy easy);
int ccurl_multi_perform(ccurl_multi multi, int *running);
/// Waits for a socket, a timer of the library, or ccurl_multi_wakeup from any thread.
int ccurl_multi_poll(ccurl_multi multi, int timeout_milliseconds);
int ccurl_multi_wakeup(ccurl_multi multi);
/// The next finished transfer and its result, or null.
ccurl_easy ccurl_multi_next_finished(ccurl_multi multi, int *result);
